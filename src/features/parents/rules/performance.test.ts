import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SUBJECTS, type Subject } from '../../lessons/subjects.ts';
import { averageScore, performanceLabel, scoreBand, subjectPerformance, type Done } from './performance.ts';

const done = (subject: Subject, score: number, completedAt: string, timeSpent = 600): Done => ({
  score,
  completedAt,
  timeSpent,
  lesson: { subject, title: 'A lesson', points: 60, difficulty: 'medium', dateCreated: '2026-11-21' },
});

test.each([
  [100, 'Excellent'],
  [90, 'Excellent'],
  [89, 'Good'],
  [75, 'Good'],
  [74, 'Improving'],
  [60, 'Improving'],
  [59, 'Needs Support'],
  [0, 'Needs Support'],
] as const)('an average of %i is %s', (average, label) => {
  expect(performanceLabel(average)).toBe(label);
});

test.each([
  [85, 'good'],
  [84, 'medium'],
  [70, 'medium'],
  [69, 'low'],
] as const)('a score of %i is %s', (score, band) => {
  expect(scoreBand(score)).toBe(band);
});

test('an average is a whole percentage, and nothing when there is no lesson', () => {
  expect(averageScore([])).toBeNull();
  expect(averageScore([{ score: 80 }, { score: 85 }, { score: 85 }])).toBe(83);
});

test('a subject shows its five latest scores, oldest first, whatever order the lessons come in', () => {
  const days = ['18', '14', '21', '16', '20', '19', '15'];
  const lessons = days.map((day) => done('math', Number(day), `2026-11-${day}T09:00:00Z`));
  const math = subjectPerformance(lessons).find(({ subject }) => subject === 'math');
  expect(math?.recent.map(({ score }) => score)).toEqual([16, 18, 19, 20, 21]);
  expect(math).toMatchObject({ lessons: 7, average: 18, label: 'Needs Support', seconds: 4_200 });
});

test('a subject without a lesson has no average and no label', () => {
  const reading = subjectPerformance([done('math', 90, '2026-11-21T09:00:00Z')])[0];
  expect(reading).toEqual({
    subject: 'reading',
    lessons: 0,
    average: null,
    label: null,
    seconds: 0,
    recent: [],
  });
});

const anyDone = fc
  .record({
    subject: fc.constantFrom(...SUBJECTS),
    score: fc.integer({ min: 0, max: 100 }),
    at: fc.integer({ min: 0, max: 60 * 86_400 }),
    seconds: fc.integer({ min: 0, max: 14_400 }),
  })
  .map(({ subject, score, at, seconds }) =>
    done(subject, score, new Date(Date.UTC(2026, 9, 1) + at * 1_000).toISOString(), seconds),
  );

test('every lesson and second belongs to one subject, and no average leaves the span of its scores', () => {
  fc.assert(
    fc.property(fc.array(anyDone, { maxLength: 60 }), (lessons) => {
      const subjects = subjectPerformance(lessons);
      expect(subjects.map(({ subject }) => subject)).toEqual([...SUBJECTS]);
      expect(subjects.reduce((sum, one) => sum + one.lessons, 0)).toBe(lessons.length);
      expect(subjects.reduce((sum, one) => sum + one.seconds, 0)).toBe(
        lessons.reduce((sum, one) => sum + one.timeSpent, 0),
      );
      for (const { subject, average, recent } of subjects) {
        const scores = lessons.filter((one) => one.lesson.subject === subject).map(({ score }) => score);
        expect(recent).toHaveLength(Math.min(5, scores.length));
        if (average === null) expect(scores).toEqual([]);
        else {
          expect(average).toBeGreaterThanOrEqual(Math.min(...scores));
          expect(average).toBeLessThanOrEqual(Math.max(...scores));
        }
      }
    }),
  );
});
