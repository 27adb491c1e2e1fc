import { expect, test } from 'vitest';
import { longDay, shortDay, spanOf, weekday, whenDone } from './day-words.ts';

test('days are named, and no line ends between a month and its day', () => {
  expect(shortDay('2026-11-01')).toBe('Nov\u00A01');
  expect(longDay('2026-11-01')).toBe('November\u00A01, 2026');
  expect(weekday('2026-11-21')).toBe('Sat');
  expect(spanOf('2026-11-15', '2026-11-21')).toBe('Nov\u00A015 – Nov\u00A021');
});

test.each([
  ['2026-01-01T23:30:00Z', 'Europe/Berlin', 'Today'],
  ['2026-01-01T12:00:00Z', 'Europe/Berlin', 'Yesterday'],
  ['2025-12-31T12:00:00Z', 'Europe/Berlin', 'Dec\u00A031, 2025'],
])('what was done at %s in %s was done %s', (completedAt, timeZone, words) => {
  expect(whenDone(completedAt, '2026-01-02', timeZone)).toBe(words);
});

test('a day of this year stands without the year', () => {
  expect(whenDone('2026-11-03T12:00:00Z', '2026-11-21', 'UTC')).toBe('Nov\u00A03');
});
