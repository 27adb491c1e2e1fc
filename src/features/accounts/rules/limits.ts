import type { LimitRule } from '../../../base/limit.ts';

const MINUTE = 60;
const HOUR = 3_600;
const WAIT = 'Those were a few tries too many. Please take a break and try again later.';

/**
 * Steps of a sign-in: sixty children behind one address take six each, four times over. No step stores anything before
 * a password was right, so it only protects this server's work, and its window is short: whoever uses it up keeps
 * those of the same address waiting for minutes, not for an hour.
 */
export const signInSteps: LimitRule = {
  name: 'sign_in_steps',
  by: 'caller',
  times: 1_500,
  seconds: 10 * MINUTE,
  message: 'Many people are signing in from here just now. Please try again in a little while.',
  countedIn: 'memory',
};

/*
 * Tries of a password. What a right one gives back, and what a device that has signed in to the account before does not
 * use up, nobody else can spend.
 */
export const triesOfDevice: LimitRule = {
  name: 'try-device',
  by: { key: 'known device and account' },
  times: 10,
  seconds: 15 * MINUTE,
  message: WAIT,
};
export const triesOfPair: LimitRule = {
  name: 'try-pair',
  by: { key: 'caller and account, on other devices' },
  times: 10,
  seconds: 15 * MINUTE,
  message: WAIT,
};
/** Sixty children who each mistype five times. */
export const triesOfCaller: LimitRule = {
  name: 'try-caller',
  by: { key: 'caller, on other devices' },
  times: 300,
  seconds: 15 * MINUTE,
  message: WAIT,
};
/** Whoever counts here from many addresses would lock the owner out: from here on tries are slow (`slow-down.ts`). */
export const triesOfAccount: LimitRule = {
  name: 'try-account',
  by: { key: 'account, on other devices: then slowed down, not refused' },
  times: 50,
  seconds: HOUR,
  message: WAIT,
};

/** Addresses that turn out to have an account: each tells that there is one. */
export const takenAddresses: LimitRule = {
  name: 'taken-address',
  by: { key: 'caller, for each address that has an account' },
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

export const SIGN_IN_LIMITS = [triesOfDevice, triesOfPair, triesOfCaller, triesOfAccount];
export const NEW_ACCOUNT_LIMITS = [newAccounts, takenAddresses];
