import { LEVEL_NAMES, LEVELS, SUBJECT_NAMES } from '../../lessons/subjects.ts';
import type { BadgeState, CompletionReply } from '../contract.ts';
import { BADGES, type BadgeGroup } from '../rules/badges.ts';

/** What there is to celebrate, each kind with its figures. */
export type Celebrated =
  | { type: 'lesson_complete'; points: number; score: number; streak: number }
  | { type: 'badge_earned' | 'streak_milestone' | 'points_milestone'; badge: BadgeState };

/** What a lesson on the modal is worth where the answer does not say. */
export const DEFAULT_POINTS = 50;

const TYPES: Record<BadgeGroup, Exclude<Celebrated['type'], 'lesson_complete'>> = {
  lessons: 'badge_earned',
  streak: 'streak_milestone',
  points: 'points_milestone',
};

/** The lesson first, then the badges that it brought. */
export function celebrationsOf(reply: CompletionReply): Celebrated[] {
  const { pointsEarned = DEFAULT_POINTS, streak, completion, newBadges } = reply;
  return [
    { type: 'lesson_complete', points: pointsEarned, score: completion.score, streak },
    ...newBadges.map((badge) => ({ type: TYPES[badge.group], badge })),
  ];
}

/** A word on a subject's level, when it changed: a step down is no defeat. */
export function levelNews({ subject, from, to }: CompletionReply['subjectLevel']): string | undefined {
  if (from === to) return undefined;
  return LEVELS.indexOf(to) > LEVELS.indexOf(from)
    ? `You moved up to ${LEVEL_NAMES[to]} in ${SUBJECT_NAMES[subject]}!`
    : `Next time we take smaller steps in ${SUBJECT_NAMES[subject]}.`;
}

/** A badge's place in its group, from 0. */
export function tierOf({ id, group }: Pick<BadgeState, 'id' | 'group'>): number {
  return BADGES.filter((badge) => badge.group === group).findIndex((badge) => badge.id === id);
}

const UNITS: Record<BadgeGroup, string> = { lessons: 'lessons', points: 'points', streak: 'days in a row' };

/** What a badge is given for: '25 lessons'. */
export function thresholdText({ group, threshold }: Pick<BadgeState, 'group' | 'threshold'>): string {
  return `${threshold.toLocaleString('en')} ${UNITS[group]}`;
}
