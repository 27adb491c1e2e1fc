import type { LimitRule } from '../../../base/limit.ts';

/** How many codes that open nothing a person may try. */
const wrongCodes = (name: string): LimitRule => ({
  name,
  by: { key: 'person, for each code that opens nothing' },
  times: 10,
  seconds: 3_600,
  message: 'That was a lot of codes. Please ask for the right one, and try again in an hour.',
});

export const wrongInviteCodes = wrongCodes('invite_code');
export const wrongReferralCodes = wrongCodes('referral_code');
