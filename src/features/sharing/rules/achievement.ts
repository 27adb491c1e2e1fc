import { overallLevel } from '../../accounts/rules/overall-level.ts';
import { BADGES, type Badge, type BadgeId } from '../../progress/rules/badges.ts';

export const ACHIEVEMENT_TYPES = ['streak', 'points', 'level', 'lessons', 'badge'] as const;
export type AchievementType = (typeof ACHIEVEMENT_TYPES)[number];

/** What a user has of everything that can be shared. */
export type Standing = {
  streak: number;
  points: number;
  lessons: number;
  badges: readonly BadgeId[];
};

/** Something that a user has reached. `badge` is the one that it is about; a count of badges has none. */
export type Achieved = { type: AchievementType; value: number; badge: Badge | null };

/**
 * What is asked to be shared, if the user has it: 'not valid, because' otherwise. A badge is named by its title; without
 * one the value counts badges.
 */
export function achievedOf(
  asked: { type: AchievementType; value: number; title?: string | undefined },
  has: Standing,
): Achieved | { problem: string; field: 'achievement.value' | 'achievement.title' } {
  const { type, value } = asked;
  const named = type === 'badge' ? BADGES.find(({ name }) => name === asked.title?.trim()) : undefined;
  if (named && !has.badges.includes(named.id)) {
    return { problem: 'That badge is still waiting for you.', field: 'achievement.title' };
  }
  const most = named ? named.threshold : amounts(has)[type];
  if (value > most) return { problem: 'You have not reached that yet. Soon!', field: 'achievement.value' };
  return named ? { type, value: named.threshold, badge: named } : { type, value, badge: null };
}

function amounts(has: Standing): Record<AchievementType, number> {
  return {
    streak: has.streak,
    points: has.points,
    level: overallLevel(has.points),
    lessons: has.lessons,
    badge: has.badges.length,
  };
}

/** The name under which an achievement is kept and rewarded once: `streak:30`, `badge:daily-hero`. */
export function achievementKey({ type, value, badge }: Achieved): string {
  return badge ? `badge:${badge.id}` : `${type === 'badge' ? 'badges' : type}:${value}`;
}

/** The achievement that was kept under a name. */
export function keyedAchieved(kept: { achievement: string; type: AchievementType; value: number }): Achieved {
  const badge = BADGES.find(({ id }) => kept.achievement === `badge:${id}`) ?? null;
  return { type: kept.type, value: kept.value, badge };
}

/** What can be shared, what is offered first in front: the specification's default, then the rest, badges latest first. */
export function sharable(has: Standing): Achieved[] {
  const have = amounts(has);
  const plain = (type: AchievementType): Achieved => ({ type, value: have[type], badge: null });
  const inOrder: AchievementType[] =
    have.streak < 30 && have.points >= 10_000
      ? ['points', 'streak', 'level', 'lessons']
      : ['streak', 'points', 'level', 'lessons'];
  const badges = has.badges
    .flatMap((id) => BADGES.filter((badge) => badge.id === id))
    .map((badge): Achieved => ({ type: 'badge', value: badge.threshold, badge }));
  return [...inOrder.map(plain).filter(({ value }) => value > 0), ...badges];
}

/** Shields and points for making a graphic (specification, section 9; once a day, once for each achievement). */
export const SHARE_REWARD = { shields: 2, points: 25 } as const;
