import type { LimitRule } from '../../../base/limit.ts';

const MINUTE = 60;
const HOUR = 3_600;
const WAIT = 'Those were a few tries too many. Please take a break and try again later.';

/** Steps of a sign-in with the accounts of this installation: sixty children behind one address take five each. */
export const signInSteps: LimitRule = {
  name: 'sign_in_steps',
  by: 'caller',
  times: 1_200,
  seconds: HOUR,
  message: 'Many people are signing in from here just now. Please try again in a little while.',
};

/** Tries of a password. */
export const triesOfPair: LimitRule = {
  name: 'try-pair',
  by: { key: 'caller and account' },
  times: 10,
  seconds: 15 * MINUTE,
  message: WAIT,
};
export const triesOfAccount: LimitRule = {
  name: 'try-account',
  by: { key: 'account' },
  times: 50,
  seconds: HOUR,
  message: WAIT,
};
export const triesOfCaller: LimitRule = {
  name: 'try-caller',
  by: { key: 'caller' },
  times: 100,
  seconds: HOUR,
  message: WAIT,
};

export const newAccounts: LimitRule = {
  name: 'new-account',
  by: { key: 'caller, for each account' },
  times: 60,
  seconds: HOUR,
  message: 'Many accounts have been made from here just now. Please try again later.',
};

export const ACCOUNT_LIMITS = [triesOfPair, triesOfAccount, triesOfCaller, newAccounts];
