import { expect, test } from 'vitest';
import { isTooMuch } from './request-size.ts';

test.each([
  ['/idp/auth', false],
  [`/idp/auth?state=${'a'.repeat(2_000)}`, false],
  [`/idp/auth?state=${'a'.repeat(2_001)}`, true],
  // Encoded three times as long, and the same path.
  [`/idp/auth?state=${'%2F'.repeat(2_000)}&nonce=n`, false],
  [`/idp/auth?nonce=${'n'.repeat(8_000)}`, true],
  [`/idp/auth?a?state=${'a'.repeat(9_000)}`, true],
])('%.40s… is too much: %s', (url, expected) => {
  expect(isTooMuch(url)).toBe(expected);
});
