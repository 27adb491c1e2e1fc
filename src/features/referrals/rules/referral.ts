import { readCode } from '../../families/rules/codes.ts';

export const PREMIUM_DAYS = 7;
export const MOST_PENDING = 5;
/** So many of a family's codes are listed. */
export const LISTED = 5;
export const CODE_LENGTH = 8;
const PREFIX = 'BRIGHT';

/** A referral code as it is given away. */
export const referralCode = (letters: string) => `${PREFIX}-${letters}`;

/** A typed referral code as it is kept; who leaves its prefix out is understood. */
export function readReferralCode(typed: string): string {
  const code = readCode(typed);
  return referralCode(code.startsWith(PREFIX) ? code.slice(PREFIX.length) : code);
}
