import { expect, test } from 'vitest';
import type { CompletionReply } from '../contract.ts';
import { BADGES } from '../rules/badges.ts';
import { celebrationsOf, levelNews, thresholdText, tierOf } from './celebrating.ts';

const reply = (badgeIds: string[]): CompletionReply => ({
  completion: {
    lessonId: '2026-11-21-math-hard-1',
    completed: true,
    completedAt: '2026-11-21T10:00:00.000Z',
    score: 93,
    timeSpentMinutes: 4,
    timeSpent: 240,
    feedback: null,
    aiScore: null,
    photoUrl: null,
    lesson: { subject: 'math', title: 'Parts', points: 75, difficulty: 'hard', dateCreated: '2026-11-21' },
  },
  pointsEarned: 75,
  points: 1_020,
  level: 5,
  streak: 7,
  newBadges: BADGES.filter(({ id }) => badgeIds.includes(id)).map((badge) => ({
    ...badge,
    count: badge.threshold,
    earnedAt: '2026-11-21T10:00:00.000Z',
  })),
  subjectLevel: { subject: 'math', from: 'hard', to: 'hard' },
  isFirstTime: true,
  notice: null,
});

test('the lesson is celebrated first, then each badge as the milestone that it is', () => {
  expect(celebrationsOf(reply([]))).toEqual([{ type: 'lesson_complete', points: 75, score: 93, streak: 7 }]);
  const types = celebrationsOf(reply(['rookie-explorer', 'score-champion', 'daily-hero'])).map(
    ({ type }) => type,
  );
  expect(types).toEqual(['lesson_complete', 'badge_earned', 'points_milestone', 'streak_milestone']);
});

test('a level that changed is told kindly, one that did not is not', () => {
  expect(levelNews({ subject: 'reading', from: 'medium', to: 'hard' })).toBe(
    'You moved up to Hard in Reading!',
  );
  expect(levelNews({ subject: 'math', from: 'hard', to: 'medium' })).toBe(
    'Next time we take smaller steps in Math.',
  );
  expect(levelNews({ subject: 'math', from: 'hard', to: 'hard' })).toBeUndefined();
});

test('a badge knows its place in its group and says what it is given for', () => {
  expect(tierOf({ id: 'rookie-explorer', group: 'lessons' })).toBe(0);
  expect(tierOf({ id: 'streak-legend', group: 'streak' })).toBe(2);
  expect(thresholdText({ group: 'points', threshold: 25_000 })).toBe('25,000 points');
  expect(thresholdText({ group: 'streak', threshold: 7 })).toBe('7 days in a row');
});
