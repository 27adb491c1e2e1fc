import { expect, test } from 'vitest';
import { lessonsThisWeek } from './week.ts';

test('what was counted in an earlier week counts no more', () => {
  const kept = { weekOf: '2026-11-16', weekLessons: 4 };
  expect(lessonsThisWeek(kept, '2026-11-22')).toBe(4);
  expect(lessonsThisWeek(kept, '2026-11-23')).toBe(0);
  // Counted on a Monday, seen from a zone where it is still Sunday.
  expect(lessonsThisWeek(kept, '2026-11-15')).toBe(4);
  expect(lessonsThisWeek({ weekOf: null, weekLessons: 0 }, '2026-11-21')).toBe(0);
});
