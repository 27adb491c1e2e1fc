import type { LimitRule } from '../../../base/limit.ts';

const HOUR = 3_600;
const TOO_MANY = 'There were many requests in the last hour. Please look into your mail, or try again later.';

/** Requests for a portal link (decisions, section 3). Made-up child IDs spend nothing of a real child's. */
export const portalCaller: LimitRule = {
  name: 'portal_caller',
  by: { key: 'caller' },
  times: 20,
  seconds: HOUR,
  message: TOO_MANY,
};
export const portalAddress: LimitRule = {
  ...portalCaller,
  name: 'portal_caller_address',
  by: { key: 'caller and address' },
  times: 15,
};
export const portalChild: LimitRule = {
  ...portalCaller,
  name: 'portal_child_address',
  by: { key: 'child and address' },
  times: 5,
};

/** Acts that a mailed token opens: each gives out fresh tokens, so that one letter would do for any number. */
export const portalActs: LimitRule = {
  name: 'portal_acts',
  by: { key: 'child, for each token that is used' },
  times: 120,
  seconds: HOUR,
  message: 'That was a lot in a short time. Please take a break and try again in an hour.',
};

export const reportCards: LimitRule = {
  name: 'report_card',
  by: { key: 'person, for each card' },
  times: 60,
  seconds: HOUR,
  message: 'You have made many report cards just now. Please try again in an hour.',
};

export const addressLetters: LimitRule = {
  name: 'confirm_address',
  by: { key: 'person, for each letter' },
  times: 5,
  seconds: HOUR,
  message: 'We have written to you several times. Please look into your mail, or try again later.',
};

/** Letters to the address that somebody signed in with: nobody may have proved it, and it may be a stranger's. */
export const ownLetters: LimitRule = {
  name: 'own_letters',
  by: 'caller',
  times: 30,
  seconds: HOUR,
  message: 'Many letters have been asked for from here just now. Please try again in an hour.',
};

export const ownExports: LimitRule = {
  name: 'own_export',
  by: { key: 'person, for each export' },
  times: 10,
  seconds: HOUR,
  message: 'You have exported it many times just now. Please try again in an hour.',
};
