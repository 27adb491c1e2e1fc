import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isGuessable } from './key-strength.ts';

test.each([
  'k'.repeat(64),
  '0123456789'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'password'.repeat(8),
  'ab'.repeat(40),
  'changeme'.repeat(5),
])('%s is no secret', (key) => {
  expect(isGuessable(key)).toBe(true);
});

test('what `openssl rand` and the start itself make is one, in every form', () => {
  for (let draw = 0; draw < 2_000; draw++) {
    expect(isGuessable(randomBytes(16).toString('hex'))).toBe(false);
    expect(isGuessable(randomBytes(24).toString('base64'))).toBe(false);
    expect(isGuessable(randomBytes(32).toString('base64url'))).toBe(false);
  }
});

test('so is a long sentence', () => {
  expect(isGuessable('my cat sleeps on the warm radiator at noon')).toBe(false);
});
