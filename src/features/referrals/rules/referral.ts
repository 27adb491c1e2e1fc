import { readCode } from '../../families/rules/codes.ts';

export const PREMIUM_DAYS = 7;
export const MOST_PENDING = 5;
/** So many of a family's codes are listed. */
export const LISTED = 5;
export const CODE_LENGTH = 8;
export const CODE_PREFIX = 'BRIGHT';

/** A referral code as it is given away. */
export const referralCode = (letters: string) => `${CODE_PREFIX}-${letters}`;

/** A typed referral code as it is kept; who leaves its prefix out is understood. */
export function readReferralCode(typed: string): string {
  const code = readCode(typed);
  return referralCode(code.startsWith(CODE_PREFIX) ? code.slice(CODE_PREFIX.length) : code);
}
