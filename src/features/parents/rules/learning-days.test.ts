import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween } from '../../../base/day.ts';
import { learningDays, learningWeeks, lessonsOfTheWeek } from './learning-days.ts';
import type { Done } from './performance.ts';

const today = '2026-11-21';
const done = (completedAt: string, score = 80, timeSpent = 300): Done => ({
  completedAt,
  score,
  timeSpent,
  lesson: { subject: 'math', title: 'A lesson', points: 60, difficulty: 'medium', dateCreated: today },
});

test('the seven days end today, and those without a lesson are there', () => {
  const days = learningDays(
    [done('2026-11-21T08:00:00Z'), done('2026-11-21T09:00:00Z'), done('2026-11-16T09:00:00Z', 80, 60)],
    today,
    'UTC',
  );
  expect(days.map(({ day }) => day.slice(8))).toEqual(['15', '16', '17', '18', '19', '20', '21']);
  expect(days[6]).toEqual({ day: today, lessons: 2, seconds: 600 });
  expect(days[1]).toMatchObject({ lessons: 1, seconds: 60 });
  expect(days[0]).toMatchObject({ lessons: 0, seconds: 0 });
});

test('a late evening belongs to the day of the viewer', () => {
  const days = learningDays([done('2026-11-21T02:00:00Z')], today, 'America/Los_Angeles');
  expect(days.filter(({ lessons }) => lessons > 0).map(({ day }) => day)).toEqual(['2026-11-20']);
});

test('weeks are seven days back from today; those before the first lesson are left out', () => {
  const weeks = learningWeeks(
    [
      done('2026-11-21T09:00:00Z', 90),
      done('2026-11-15T09:00:00Z', 80),
      done('2026-11-07T09:00:00Z', 60),
      done('2025-01-01T09:00:00Z', 10),
    ],
    today,
    'UTC',
    8,
  );
  expect(weeks).toEqual([
    { from: '2026-11-01', to: '2026-11-07', lessons: 1, average: 60 },
    { from: '2026-11-08', to: '2026-11-14', lessons: 0, average: null },
    { from: '2026-11-15', to: '2026-11-21', lessons: 2, average: 85 },
  ]);
  expect(learningWeeks([], today, 'UTC', 8)).toEqual([]);
});

test('days and weeks tell of the same lessons as the window of the week', () => {
  const anyDone = fc
    .integer({ min: -80 * 1_440, max: 3 * 1_440 })
    .map((minutes) => done(new Date(Date.UTC(2026, 10, 21) + minutes * 60_000).toISOString()));
  fc.assert(
    fc.property(
      fc.array(anyDone, { maxLength: 40 }),
      fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/Adak', 'Europe/London'),
      (lessons, timeZone) => {
        const ofWeek = lessonsOfTheWeek(lessons, today, timeZone).length;
        const days = learningDays(lessons, today, timeZone);
        expect(days.reduce((sum, one) => sum + one.lessons, 0)).toBe(ofWeek);
        const weeks = learningWeeks(lessons, today, timeZone, 8);
        expect(weeks.at(-1)?.lessons ?? 0).toBe(ofWeek);
        for (const { from, to } of weeks) expect(daysBetween(from, to)).toBe(6);
        expect(weeks.length).toBeLessThanOrEqual(8);
      },
    ),
  );
});
