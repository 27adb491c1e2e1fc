import { LEVEL_NAMES, LEVELS, SUBJECT_NAMES, type Subject } from '../../lessons/subjects.ts';
import { mayBeInDanger } from '../../writing/rules/danger.ts';
import type { BadgeState, CompletionReply } from '../contract.ts';
import { BADGES, tierOf, type BadgeGroup } from '../rules/badges.ts';

/** A finished lesson, with its figures. */
export type LessonCelebrated = {
  type: 'lesson_complete';
  lessonId: string;
  subject: Subject;
  points: number;
  score: number;
  /** Days. */
  streak: number;
  /** A word on the level, when it changed. */
  news: string | undefined;
  /** What could not be kept. */
  notice: string | null;
  isQuiet: boolean;
};

/** A badge, or the milestone that a badge stands for; `lessonId` where a lesson brought it. */
export type BadgeCelebrated = {
  type: 'badge_earned' | 'streak_milestone' | 'points_milestone';
  badge: BadgeState;
  lessonId?: string;
  isQuiet?: boolean;
};

/** What there is to celebrate. */
export type Celebrated = LessonCelebrated | BadgeCelebrated;

/** What a lesson on the modal is worth where the answer does not say. */
const DEFAULT_POINTS = 50;

const TYPES: Record<BadgeGroup, BadgeCelebrated['type']> = {
  lessons: 'badge_earned',
  streak: 'streak_milestone',
  points: 'points_milestone',
};

/**
 * The lesson first, then each badge that it brought. After a text in which a child may be telling that it is in danger
 * they are quiet: what was earned is shown, and nobody cheers.
 */
export function celebrationsOf(reply: CompletionReply): Celebrated[] {
  const { pointsEarned = DEFAULT_POINTS, streak, completion, newBadges, subjectLevel, notice } = reply;
  const { lessonId, score, lesson, feedback } = completion;
  const isQuiet = mayBeInDanger(feedback ?? '');
  return [
    {
      type: 'lesson_complete',
      lessonId,
      subject: lesson.subject,
      points: pointsEarned,
      score,
      streak,
      news: levelNews(subjectLevel),
      notice,
      isQuiet,
    },
    ...badgeCelebrations(newBadges).map((badge) => ({ ...badge, lessonId, isQuiet })),
  ];
}

/** Each badge as the milestone that it is. */
export function badgeCelebrations(badges: readonly BadgeState[]): BadgeCelebrated[] {
  return badges.map((badge) => ({ type: TYPES[badge.group], badge }));
}

/** What a celebration is called: '7 days in a row!' */
export function titleOf(celebrated: Celebrated): string {
  switch (celebrated.type) {
    case 'lesson_complete':
      return 'Lesson complete!';
    case 'badge_earned':
      return 'New badge!';
    case 'streak_milestone':
    case 'points_milestone':
      return `${thresholdText(celebrated.badge)}!`;
  }
}

/** A word on a subject's level, when it changed: a step down is no defeat. */
export function levelNews({ subject, from, to }: CompletionReply['subjectLevel']): string | undefined {
  if (from === to) return undefined;
  return LEVELS.indexOf(to) > LEVELS.indexOf(from)
    ? `You moved up to ${LEVEL_NAMES[to]} in ${SUBJECT_NAMES[subject]}!`
    : `Next time we take smaller steps in ${SUBJECT_NAMES[subject]}.`;
}

/** How many lights of the jar's ten the points of a mark are: all of them at the last one. */
export function jarLights(badge: Pick<BadgeState, 'id' | 'group'>): number {
  const marks = BADGES.filter(({ group }) => group === badge.group).length;
  return Math.round((JAR_LIGHTS * (tierOf(badge) + 1)) / marks);
}
export const JAR_LIGHTS = 10;

const UNITS: Record<BadgeGroup, string> = { lessons: 'lessons', points: 'points', streak: 'days in a row' };

/** What a badge is given for: '25 lessons'. */
export function thresholdText({ group, threshold }: Pick<BadgeState, 'group' | 'threshold'>): string {
  return `${threshold.toLocaleString('en')} ${UNITS[group]}`;
}
