import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../../../base/day.ts';
import { lessonsThisWeek, mondayOf } from './week.ts';

const anyDay = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addDays('2026-11-21', days));

test('a week begins on its Monday', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
});

test('the Monday of every day is a Monday, at most six days back', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const monday = mondayOf(day);
      expect(weekdayOf(monday)).toBe(1);
      expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(monday, day)).toBeLessThanOrEqual(6);
    }),
  );
});

test('what was counted in an earlier week counts no more', () => {
  const kept = { weekOf: '2026-11-16', weekLessons: 4 };
  expect(lessonsThisWeek(kept, '2026-11-22')).toBe(4);
  expect(lessonsThisWeek(kept, '2026-11-23')).toBe(0);
  // Counted on a Monday, seen from a zone where it is still Sunday.
  expect(lessonsThisWeek(kept, '2026-11-15')).toBe(4);
  expect(lessonsThisWeek({ weekOf: null, weekLessons: 0 }, '2026-11-21')).toBe(0);
});
