import { expect, test } from 'vitest';
import { readReferralCode } from './referral.ts';

test('a referral code is understood however it is typed', () => {
  const kept = 'BRIGHT-K7WX2M9P';
  for (const typed of [kept, 'bright-k7wx2m9p', ' BRIGHT K7WX 2M9P ', 'K7WX2M9P', 'brightk7wx2m9p']) {
    expect(readReferralCode(typed)).toBe(kept);
  }
  expect(readReferralCode('')).toBe('BRIGHT-');
});
