export const BADGE_GROUPS = ['lessons', 'points', 'streak'] as const;
export type BadgeGroup = (typeof BADGE_GROUPS)[number];

type BadgeRule = { id: string; group: BadgeGroup; name: string; threshold: number };

export const BADGES = [
  { id: 'rookie-explorer', group: 'lessons', name: 'Rookie Explorer', threshold: 25 },
  { id: 'knowledge-seeker', group: 'lessons', name: 'Knowledge Seeker', threshold: 50 },
  { id: 'wisdom-warrior', group: 'lessons', name: 'Wisdom Warrior', threshold: 100 },
  { id: 'scholar-supreme', group: 'lessons', name: 'Scholar Supreme', threshold: 500 },
  { id: 'legend-learner', group: 'lessons', name: 'Legend Learner', threshold: 1_000 },
  { id: 'master-mind', group: 'lessons', name: 'Master Mind', threshold: 2_000 },
  { id: 'galaxy-genius', group: 'lessons', name: 'Galaxy Genius', threshold: 5_000 },
  { id: 'universe-master', group: 'lessons', name: 'Universe Master', threshold: 10_000 },
  { id: 'point-pioneer', group: 'points', name: 'Point Pioneer', threshold: 500 },
  { id: 'score-champion', group: 'points', name: 'Score Champion', threshold: 1_000 },
  { id: 'point-master', group: 'points', name: 'Point Master', threshold: 5_000 },
  { id: 'legendary-scorer', group: 'points', name: 'Legendary Scorer', threshold: 10_000 },
  { id: 'cosmic-collector', group: 'points', name: 'Cosmic Collector', threshold: 25_000 },
  { id: 'daily-hero', group: 'streak', name: 'Daily Hero', threshold: 7 },
  { id: 'consistency-king', group: 'streak', name: 'Consistency King', threshold: 30 },
  { id: 'streak-legend', group: 'streak', name: 'Streak Legend', threshold: 100 },
] as const satisfies readonly BadgeRule[];

export type Badge = (typeof BADGES)[number];
export type BadgeId = Badge['id'];
export const BADGE_IDS: readonly BadgeId[] = BADGES.map((badge) => badge.id);

/** A badge's place in its group, from 0: by it the art of the group is drawn. */
export function tierOf({ id, group }: { id: BadgeId; group: BadgeGroup }): number {
  return BADGES.filter((badge) => badge.group === group).findIndex((badge) => badge.id === id);
}

/** What a user has of each group's kind: lessons completed, points, days of streak. */
export type Counts = Record<BadgeGroup, number>;

/** The badges that the counts reach and that are not there yet. */
export function newBadges(counts: Counts, has: readonly BadgeId[]): Badge[] {
  return badgesReached(counts).filter(({ id }) => !has.includes(id));
}

/** The badges that the counts reach. */
export function badgesReached(counts: Counts): Badge[] {
  return BADGES.filter((badge) => counts[badge.group] >= badge.threshold);
}
