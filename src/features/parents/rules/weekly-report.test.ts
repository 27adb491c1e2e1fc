import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SUBJECTS } from '../../lessons/subjects.ts';
import type { Done } from './performance.ts';
import { weekHeadline, weeklyReport, weeklyReportText } from './weekly-report.ts';

const ada = { firstName: 'Ada', streak: 4, level: 3 };
const today = '2026-11-21';

const done = (
  completedAt: string,
  more: Partial<Omit<Done, 'lesson'>> & { lesson?: Partial<Done['lesson']> } = {},
): Done => ({
  completedAt,
  score: 90,
  timeSpent: 600,
  ...more,
  lesson: {
    subject: 'math',
    title: 'A lesson',
    points: 60,
    difficulty: 'medium',
    dateCreated: completedAt.slice(0, 10),
    ...more.lesson,
  },
});

test('the report has every field of its week', () => {
  const lessons = [
    done('2026-11-21T09:00:00Z', { score: 100 }),
    done('2026-11-19T09:00:00Z', { score: 80 }),
    done('2026-11-18T09:00:00Z', { score: 85, lesson: { subject: 'writing', difficulty: 'hard' } }),
  ];
  const none = { completed: 0, points: 0, avgScore: null };
  expect(weeklyReport(ada, lessons, today, 'UTC')).toEqual({
    childName: 'Ada',
    weekStartDate: '2026-11-15',
    weekEndDate: '2026-11-21',
    totalLessonsCompleted: 3,
    totalPointsEarned: 195,
    averageScore: 88,
    subjectProgress: {
      reading: none,
      writing: { completed: 1, points: 75, avgScore: 85 },
      math: { completed: 2, points: 120, avgScore: 90 },
      science: none,
      social_studies: none,
    },
    streakDays: 4,
    badgesEarned: 0,
    level: 3,
  });
});

test('the week is the last seven days of the viewer', () => {
  const count = (completedAt: string, timeZone: string) =>
    weeklyReport(ada, [done(completedAt)], today, timeZone).totalLessonsCompleted;
  expect(count('2026-11-15T00:00:00Z', 'UTC')).toBe(1);
  expect(count('2026-11-14T23:59:59Z', 'UTC')).toBe(0);
  expect(count('2026-11-14T23:59:59Z', 'Europe/Berlin')).toBe(1);
  expect(count('2026-11-15T03:00:00Z', 'America/New_York')).toBe(0);
  expect(count('2026-11-22T00:00:00Z', 'UTC')).toBe(0);
});

test('a lesson of an earlier day counts half its points, as it was given', () => {
  const late = done('2026-11-21T09:00:00Z', { lesson: { difficulty: 'hard', dateCreated: '2026-11-19' } });
  expect(weeklyReport(ada, [late], today, 'UTC').totalPointsEarned).toBe(37);
});

test.each([
  [90, 'An outstanding week!'],
  [89, 'A great week!'],
  [80, 'A great week!'],
  [79, 'A good, steady week'],
  [70, 'A good, steady week'],
  [69, 'A first step this week'],
])('an average of %i has its headline', (score, headline) => {
  const report = weeklyReport(ada, [done('2026-11-21T09:00:00Z', { score })], today, 'UTC');
  expect(weekHeadline(report)).toBe(headline);
});

test('a week without lessons says so', () => {
  const report = weeklyReport(ada, [], today, 'UTC');
  expect(report.averageScore).toBeNull();
  expect(weekHeadline(report)).toBe('No lessons in the last 7 days');
  expect(weeklyReportText(report, 'Nov 15 – Nov 21', false)).not.toContain('null');
});

test('the child is named only where the parent wishes', () => {
  const report = weeklyReport(ada, [done('2026-11-21T09:00:00Z')], today, 'UTC');
  // Copied and sent, it has spaces that every program knows.
  expect(weeklyReportText(report, 'Nov\u00A015 – Nov\u00A021', false)).toBe(
    'Our week of learning (Nov 15 – Nov 21):\n1 lesson, 60 points, 90% on average.\n4-day streak, level 3.\nMath 90%.',
  );
  expect(weeklyReportText(report, 'Nov 15 – Nov 21', true)).toMatch(/^Ada's week of learning/);
});

test('a streak that is over is left out of what is shared', () => {
  const report = weeklyReport({ ...ada, streak: 0 }, [done('2026-11-21T09:00:00Z')], today, 'UTC');
  expect(weeklyReportText(report, 'Nov 15 – Nov 21', false)).toContain('on average.\nLevel 3.\n');
});

test('subjects add up to the week, whatever was done when', () => {
  const anyDone = fc
    .record({
      subject: fc.constantFrom(...SUBJECTS),
      score: fc.integer({ min: 0, max: 100 }),
      minutes: fc.integer({ min: -12 * 1_440, max: 2 * 1_440 }),
    })
    .map(({ subject, score, minutes }) =>
      done(new Date(Date.UTC(2026, 10, 21) + minutes * 60_000).toISOString(), { score, lesson: { subject } }),
    );
  fc.assert(
    fc.property(fc.array(anyDone, { maxLength: 30 }), (lessons) => {
      const report = weeklyReport(ada, lessons, today, 'Asia/Tokyo');
      const subjects = Object.values(report.subjectProgress);
      expect(subjects.reduce((sum, { completed }) => sum + completed, 0)).toBe(report.totalLessonsCompleted);
      expect(subjects.reduce((sum, { points }) => sum + points, 0)).toBe(report.totalPointsEarned);
      expect(report.averageScore === null).toBe(report.totalLessonsCompleted === 0);
      expect(weeklyReportText(report, 'this week', false)).not.toContain('Ada');
    }),
  );
});
