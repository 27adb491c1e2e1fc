import { expect, test } from 'vitest';
import { shortDay, spanOf, weekday, whenDone } from './day-words.ts';

test('days are named in short', () => {
  expect(shortDay('2026-11-01')).toBe('Nov 1');
  expect(weekday('2026-11-21')).toBe('Sat');
  expect(spanOf('2026-11-15', '2026-11-21')).toBe('Nov 15 – Nov 21');
});

test.each([
  ['2026-01-01T23:30:00Z', 'Europe/Berlin', 'Today'],
  ['2026-01-01T12:00:00Z', 'Europe/Berlin', 'Yesterday'],
  ['2025-12-31T12:00:00Z', 'Europe/Berlin', 'Dec 31, 2025'],
])('what was done at %s in %s was done %s', (completedAt, timeZone, words) => {
  expect(whenDone(completedAt, '2026-01-02', timeZone)).toBe(words);
});

test('a day of this year stands without the year', () => {
  expect(whenDone('2026-11-03T12:00:00Z', '2026-11-21', 'UTC')).toBe('Nov 3');
});
