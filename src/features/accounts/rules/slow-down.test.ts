import { expect, test } from 'vitest';
import { slowDownMs } from './slow-down.ts';

test.each([
  [0, 0],
  [1, 0],
  [50, 0],
  [51, 1_000],
  [100, 1_000],
  [101, 2_000],
  [251, 5_000],
  [1_000_000, 5_000],
])('after %i tries one waits for %i ms', (tries, ms) => {
  expect(slowDownMs(tries)).toBe(ms);
});
