import type { LimitRule } from '../../../base/limit.ts';

const HOUR = 3_600;

/** By specification: 5 an hour for an IP address. */
export const contactMessages: LimitRule = {
  name: 'contact',
  by: { key: 'caller, for each message' },
  times: 5,
  seconds: HOUR,
  message: 'You have written several times. Please try again in an hour.',
};

export const faultReports: LimitRule = {
  name: 'fault',
  by: 'caller',
  times: 30,
  seconds: HOUR,
  message: 'That is enough for now. Thank you.',
};
