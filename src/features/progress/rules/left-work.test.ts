import { expect, test } from 'vitest';
import { dayOfLesson, isForgotten } from './left-work.ts';

const DAY_MS = 86_400_000;
const lessonId = '2026-11-21-writing-easy-1';
const leftAt = Date.parse('2026-11-21T17:00:00Z');

test('what nobody came back for is forgotten after 30 days', () => {
  expect(isForgotten({ lessonId, leftAt }, leftAt + 29 * DAY_MS)).toBe(false);
  expect(isForgotten({ lessonId, leftAt }, leftAt + 31 * DAY_MS)).toBe(true);
});

test('a clock that stood years behind makes no work older than its lesson', () => {
  const behind = Date.parse('2020-01-01T00:00:00Z');
  expect(isForgotten({ lessonId, leftAt: behind }, leftAt + 29 * DAY_MS)).toBe(false);
  expect(isForgotten({ lessonId, leftAt: behind }, leftAt + 31 * DAY_MS)).toBe(true);
});

test('what is no lesson of ours is as old as it says', () => {
  expect(dayOfLesson('nothing')).toBeUndefined();
  expect(isForgotten({ lessonId: 'nothing', leftAt }, leftAt + 29 * DAY_MS)).toBe(false);
  expect(isForgotten({ lessonId: 'nothing', leftAt }, leftAt + 31 * DAY_MS)).toBe(true);
});
