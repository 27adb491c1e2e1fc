import type { LimitRule } from '../../../base/limit.ts';

const HOUR = 3_600;
const DAY = 86_400;
const MANY_FROM_HERE =
  'Many parents have been written to from here just now. Please try again in an hour, or ask your parent to wait with you.';

/** Letters that ask for consent. Each is counted when it is written; a request that is refused costs nothing. */
export const consentLettersOfCaller: LimitRule = {
  name: 'consent_caller',
  by: { key: 'caller, for each letter' },
  times: 30,
  seconds: HOUR,
  message: MANY_FROM_HERE,
};
export const consentLettersOfCallersDay: LimitRule = {
  ...consentLettersOfCaller,
  name: 'consent_caller_day',
  times: 60,
  seconds: DAY,
  message: 'Many parents have been written to from here today. Please try again tomorrow.',
};
export const consentLettersOfInstallation: LimitRule = {
  ...consentLettersOfCaller,
  name: 'consent_installation',
  by: { key: 'installation, for each letter' },
  times: 300,
};
/** Strangers elsewhere do not spend what a family has at its own line. */
export const consentLettersToMailbox: LimitRule = {
  name: 'consent_mailbox',
  by: { key: 'caller and mailbox, for each letter' },
  times: 25,
  seconds: DAY,
  message:
    'We have written to this address many times today. Please look into its mail, or try again tomorrow.',
};
