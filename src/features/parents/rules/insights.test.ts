import { expect, test } from 'vitest';
import type { Level, Subject } from '../../lessons/subjects.ts';
import { dashboardInsights, streakToPraise, subjectInsights } from './insights.ts';
import type { SubjectPerformance } from './performance.ts';

const scored = (count: number, score: number) => Array.from({ length: count }, () => ({ score }));
const kinds = (count: number, score: number, streak: number) =>
  dashboardInsights(scored(count, score), streak).map(({ kind }) => kind);

test('the dashboard points out a high average, a long streak and many lessons, each from its threshold on', () => {
  expect(kinds(20, 85, 7)).toEqual(['score', 'streak', 'lessons']);
  expect(kinds(19, 84, 6)).toEqual([]);
  expect(kinds(20, 84, 6)).toEqual(['lessons']);
  expect(kinds(10, 84, 7)).toEqual(['streak']);
});

test('a streak is praised until a day was missed, and not before that is known', () => {
  expect([0, 1, 8, undefined].map((missed) => streakToPraise(12, missed))).toEqual([12, 0, 0, 0]);
});

test('fewer than five lessons are a beginning', () => {
  expect(kinds(4, 80, 0)).toEqual(['start']);
  expect(kinds(5, 80, 0)).toEqual([]);
  expect(dashboardInsights([], 0)[0]?.text).toMatch(/^No lesson so far/);
  expect(dashboardInsights(scored(1, 70), 1)[0]?.text).toMatch(/^1 lesson so far/);
});

const math = (average: number | null, lessons = 6): SubjectPerformance => ({
  subject: 'math',
  lessons,
  average,
  label: null,
  seconds: 0,
  recent: [],
});

test.each([
  [90, 'excellent'],
  [89, 'good'],
  [75, 'good'],
  [59, 'attention'],
] as const)('an average of %i in a subject is spoken of as %s', (average, kind) => {
  expect(subjectInsights([math(average)], undefined)).toMatchObject([{ subject: 'math', kind }]);
});

test('between 60 and 74, and before the third lesson, nothing is said of a subject', () => {
  const untold = [math(74), math(60), math(null, 0), math(100, 2), math(20, 2)];
  expect(subjectInsights(untold, undefined)).toEqual([]);
  expect(subjectInsights([math(100, 3)], undefined)).toHaveLength(1);
});

test('one or two high scores are not pointed out yet', () => {
  expect(kinds(2, 100, 0)).toEqual(['start']);
  expect(kinds(3, 100, 0)).toEqual(['score', 'start']);
});

test('an excellent subject is told to try harder levels, unless it is at the hardest', () => {
  const next = (known: Record<Subject, Level> | undefined) => subjectInsights([math(95, 3)], known)[0]?.text;
  const figures = 'Excellent work in Math: 95% on average over 3 lessons.';
  const all = (level: Level): Record<Subject, Level> => ({
    reading: 'extreme',
    writing: 'extreme',
    math: level,
    science: 'extreme',
    social_studies: 'extreme',
  });
  for (const known of [undefined, all('easy'), all('expert')])
    expect(next(known)).toBe(`${figures} Time to try harder levels.`);
  expect(next(all('extreme'))).toBe(
    `${figures} Extreme is the highest level: ask to have one of its lessons explained to you.`,
  );
});
