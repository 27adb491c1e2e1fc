import { expect, test } from 'vitest';
import { isRestDay } from './controls.ts';

test('a day rests when its weekday was chosen', () => {
  expect(isRestDay({ restDays: [6, 7] }, '2026-11-22')).toBe(true);
  expect(isRestDay({ restDays: [6, 7] }, '2026-11-23')).toBe(false);
  expect(isRestDay({ restDays: [] }, '2026-11-22')).toBe(false);
});
