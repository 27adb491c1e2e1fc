import { LESSON_POINTS } from '../lessons/rules/access.ts';
import type { BadgeState, Completion } from './contract.ts';
import { BADGES, type Badge, type BadgeId, type Counts } from './rules/badges.ts';
import { photoUrl } from './rules/photo-url.ts';
import type { CompletionRow } from './store.ts';

export function presentCompletion(userId: string, row: CompletionRow): Completion {
  return {
    lessonId: row.lessonId,
    completed: true,
    completedAt: row.completedAt.toISOString(),
    score: row.score,
    timeSpentMinutes: Math.round(row.seconds / 60),
    timeSpent: row.seconds,
    feedback: row.essayText,
    feedbackAt: row.essayAt?.toISOString() ?? null,
    aiScore: row.essayFigure,
    photoUrl: row.photoId === null ? null : photoUrl(userId, row.photoId),
    lesson: {
      subject: row.subject,
      title: row.title,
      points: LESSON_POINTS[row.level],
      difficulty: row.level,
      dateCreated: row.day,
    },
  };
}

/** All badges as one user has them. */
export function presentBadges(counts: Counts, earned: ReadonlyMap<BadgeId, Date>): BadgeState[] {
  return BADGES.map((badge) => presentBadge(badge, counts, earned.get(badge.id)));
}

export function presentBadge(
  { id, group, name, threshold }: Badge,
  counts: Counts,
  earnedAt: Date | undefined,
): BadgeState {
  return { id, group, name, threshold, count: counts[group], earnedAt: earnedAt?.toISOString() ?? null };
}
