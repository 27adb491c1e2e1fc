import { expect, test } from 'vitest';
import { isEnoughForToday } from './budget.ts';

test('it is enough once the minutes are used up, and never without a limit', () => {
  expect(isEnoughForToday(20, 1_199)).toBe(false);
  expect(isEnoughForToday(20, 1_200)).toBe(true);
  expect(isEnoughForToday(null, 1_000_000)).toBe(false);
});
