import { expect, test } from 'vitest';
import { trustedEnd } from './holding.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T14:02:00Z');

test('an end within the 30 minutes is told', () => {
  expect(trustedEnd(NOW + 30 * MINUTE, NOW)).toBe(NOW + 30 * MINUTE);
  expect(trustedEnd(NOW + 1, NOW)).toBe(NOW + 1);
});

test('an end that has passed on arrival, or is too far off, shows that the clock here is wrong', () => {
  expect(trustedEnd(NOW, NOW)).toBeUndefined();
  expect(trustedEnd(NOW - 90 * MINUTE, NOW)).toBeUndefined();
  expect(trustedEnd(NOW + 90 * MINUTE, NOW)).toBeUndefined();
});

test('an end that nobody named is none', () => {
  expect(trustedEnd(undefined, NOW)).toBeUndefined();
  expect(trustedEnd(Date.parse('soon'), NOW)).toBeUndefined();
});
