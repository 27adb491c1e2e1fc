import type { LimitRule } from '../../../base/limit.ts';

const HOUR = 3_600;
const DAY = 86_400;

/** By specification: 5 an hour for an IP address. */
export const contactMessages: LimitRule = {
  name: 'contact',
  by: { key: 'caller, for each message' },
  times: 5,
  seconds: HOUR,
  message: 'You have written several times. Please try again in an hour.',
};

/** A message is kept for months, and somebody reads it. */
export const contactMessagesOfDay: LimitRule = {
  name: 'contact_day',
  by: { key: 'caller, for each message' },
  times: 20,
  seconds: DAY,
  message: 'You have written many times today. Please try again tomorrow.',
};
export const contactMessagesOfInstallation: LimitRule = {
  name: 'contact_installation',
  by: { key: 'installation, for each message' },
  times: 1_000,
  seconds: DAY,
  message: 'We have got very many messages today. Please try again tomorrow.',
};

export const faultReports: LimitRule = {
  name: 'fault',
  by: 'caller',
  times: 30,
  seconds: HOUR,
  message: 'That is enough for now. Thank you.',
};
