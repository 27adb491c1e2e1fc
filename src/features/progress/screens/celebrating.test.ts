import { expect, test } from 'vitest';
import type { CompletionReply } from '../contract.ts';
import { BADGES, tierOf } from '../rules/badges.ts';
import {
  badgeCelebrations,
  celebrationsOf,
  jarLights,
  levelNews,
  thresholdText,
  titleOf,
} from './celebrating.ts';

const reply = (badgeIds: string[]): CompletionReply => ({
  completion: {
    lessonId: '2026-11-21-math-hard-1',
    completed: true,
    completedAt: '2026-11-21T10:00:00.000Z',
    score: 93,
    timeSpentMinutes: 4,
    timeSpent: 240,
    feedback: null,
    feedbackAt: null,
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
  expect(celebrationsOf(reply([]))).toEqual([
    {
      type: 'lesson_complete',
      lessonId: '2026-11-21-math-hard-1',
      subject: 'math',
      points: 75,
      score: 93,
      streak: 7,
      news: undefined,
      notice: null,
      isQuiet: false,
    },
  ]);
  const celebrated = celebrationsOf(reply(['rookie-explorer', 'score-champion', 'daily-hero']));
  expect(celebrated.map(({ type }) => type)).toEqual([
    'lesson_complete',
    'badge_earned',
    'points_milestone',
    'streak_milestone',
  ]);
  expect(celebrated.map(titleOf)).toEqual([
    'Lesson complete!',
    'New badge!',
    '1,000 points!',
    '7 days in a row!',
  ]);
});

test('after a text in which a child may be in danger nobody cheers, not for a badge either', () => {
  const { completion, ...rest } = reply(['daily-hero']);
  const grave = { ...completion, feedback: 'Sometimes I don’t want to live anymore.' };
  expect(celebrationsOf({ ...rest, completion: grave }).map(({ isQuiet }) => isQuiet)).toEqual([true, true]);
  expect(celebrationsOf({ ...rest, completion }).map(({ isQuiet }) => isQuiet)).toEqual([false, false]);
});

test('what a lesson brought stands over its own page; what sharing brought belongs to no lesson', () => {
  const [, ofLesson] = celebrationsOf(reply(['daily-hero']));
  expect(ofLesson?.lessonId).toBe('2026-11-21-math-hard-1');
  const [ofSharing] = badgeCelebrations(reply(['daily-hero']).newBadges);
  expect(ofSharing).toMatchObject({ type: 'streak_milestone', badge: { id: 'daily-hero' } });
  expect(ofSharing?.lessonId).toBeUndefined();
});

test('the jar fills evenly from mark to mark, and is full at the last one', () => {
  const marks = BADGES.filter(({ group }) => group === 'points');
  expect(marks.map(jarLights)).toEqual([2, 4, 6, 8, 10]);
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

test('a level that was reached is celebrated with the lesson that led there, and what was lost is told', () => {
  const notice = 'Your lesson is saved. The photo could not be kept this time.';
  const subjectLevel = { subject: 'math', from: 'hard', to: 'expert' } as const;
  expect(celebrationsOf({ ...reply([]), subjectLevel, notice })).toMatchObject([
    { type: 'lesson_complete', news: 'You moved up to Expert in Math!', notice },
  ]);
});

test('a badge knows its place in its group and says what it is given for', () => {
  expect(tierOf({ id: 'rookie-explorer', group: 'lessons' })).toBe(0);
  expect(tierOf({ id: 'streak-legend', group: 'streak' })).toBe(2);
  expect(thresholdText({ group: 'points', threshold: 25_000 })).toBe('25,000 points');
  expect(thresholdText({ group: 'streak', threshold: 7 })).toBe('7 days in a row');
});
