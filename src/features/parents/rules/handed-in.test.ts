import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Completion } from '../../progress/contract.ts';
import { essaysToReview, excerptOf, handedInAt, photosToShow } from './handed-in.ts';

const completed = (day: number, more: Partial<Completion>): Completion => ({
  lessonId: `2026-11-${day}-writing-easy-1`,
  completed: true,
  completedAt: `2026-11-${day}T09:00:00Z`,
  score: 85,
  timeSpentMinutes: 10,
  timeSpent: 600,
  feedback: null,
  feedbackAt: null,
  aiScore: null,
  photoUrl: null,
  lesson: {
    subject: 'writing',
    title: 'A story',
    points: 50,
    difficulty: 'easy',
    dateCreated: `2026-11-${day}`,
  },
  ...more,
});

const daysOf = (completions: readonly Completion[]) =>
  completions.map(({ completedAt }) => completedAt.slice(8, 10));

test('an essay is longer than fifty characters, and the three latest are shown', () => {
  const essays = [
    completed(11, { feedback: 'a'.repeat(51) }),
    completed(14, { feedback: 'a'.repeat(51) }),
    completed(12, { feedback: 'a'.repeat(51) }),
    completed(15, { feedback: 'a'.repeat(50) }),
    completed(13, { feedback: 'a'.repeat(51) }),
    completed(16, { feedback: null }),
  ];
  expect(daysOf(essaysToReview(essays, '2026-11-16', 'UTC'))).toEqual(['14', '13', '12']);
});

test('an essay to be read with care stands before later ones for 30 days', () => {
  const essay = 'It was a quiet day, and the kite went up. '.repeat(3);
  const essays = [
    completed(10, { feedback: `${essay} I don't want to live anymore.` }),
    ...[11, 12, 13, 14].map((day) => completed(day, { feedback: essay })),
  ];
  expect(daysOf(essaysToReview(essays, '2026-12-10', 'UTC'))).toEqual(['10', '14', '13']);
  expect(daysOf(essaysToReview(essays, '2026-12-11', 'UTC'))).toEqual(['14', '13', '12']);
});

test('the days count from when the text was handed in, be it in a later take of an old lesson', () => {
  const essay = 'It was a quiet day, and the kite went up. '.repeat(3);
  const essays = [
    completed(10, { feedback: `${essay} I don't want to live anymore.`, feedbackAt: '2026-12-20T09:00:00Z' }),
    ...[11, 12, 13, 14].map((day) => completed(day, { feedback: essay })),
  ];
  expect(daysOf(essaysToReview(essays, '2026-12-20', 'UTC'))).toEqual(['10', '14', '13']);
  // Later it is in front only as the text that was handed in last.
  expect(daysOf(essaysToReview(essays, '2027-01-20', 'UTC'))).toEqual(['10', '14', '13']);
  expect(essaysToReview(essays, '2026-12-20', 'UTC').map(handedInAt)).toEqual([
    '2026-12-20T09:00:00Z',
    '2026-11-14T09:00:00Z',
    '2026-11-13T09:00:00Z',
  ]);
});

test('the six latest photos are shown', () => {
  const lessons = Array.from({ length: 9 }, (_, place) =>
    completed(10 + place, { photoUrl: place === 8 ? null : `/photo/${place}` }),
  );
  expect(photosToShow(lessons).map(({ photoUrl }) => photoUrl)).toEqual(
    [7, 6, 5, 4, 3, 2].map((place) => `/photo/${place}`),
  );
});

test('a text is cut at 300 characters, never within one', () => {
  expect(excerptOf('a'.repeat(300))).toBeNull();
  expect(excerptOf('a'.repeat(301))).toBe(`${'a'.repeat(300)}…`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 301, maxLength: 400 }), (text) => {
      const cut = excerptOf(text)!;
      expect(cut.isWellFormed()).toBe(true);
      expect([...cut]).toHaveLength(301);
      expect(text.startsWith(cut.slice(0, -1))).toBe(true);
    }),
  );
});
