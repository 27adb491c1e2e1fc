import { overallLevel } from '../../accounts/rules/account.ts';
import { BADGES, type Badge, type BadgeId } from '../../progress/rules/badges.ts';

export const ACHIEVEMENT_TYPES = ['streak', 'points', 'level', 'lessons', 'badge'] as const;
export type AchievementType = (typeof ACHIEVEMENT_TYPES)[number];

export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** What a graphic may be tinted with and carry as its picture. */
export const COLORS = ['amber', 'coral', 'violet', 'sky', 'green'] as const;
export type Color = (typeof COLORS)[number];
export const ICONS = ['lantern', 'star', 'trophy', 'book', 'medal'] as const;
export type Icon = (typeof ICONS)[number];

/** What a user has of everything that can be shared. */
export type Standing = {
  streak: number;
  points: number;
  lessons: number;
  badges: readonly BadgeId[];
};

/** Something that a user has reached. `badge` is the one that it is about; a count of badges has none. */
export type Achieved = { type: AchievementType; value: number; badge: Badge | null };

/** From which value on an achievement is rare, epic or legendary (specification, section 9, for streak and points). */
const SCALES: Record<AchievementType, readonly [rare: number, epic: number, legendary: number]> = {
  streak: [7, 14, 30],
  points: [1_000, 10_000, 25_000],
  level: [5, 15, 25],
  lessons: [100, 500, 1_000],
  badge: [3, 6, 10],
};

/** How rare an achievement is; a badge is as rare as what it is given for. */
export function rarityOf({ type, value, badge }: Achieved): Rarity {
  const [rare, epic, legendary] = SCALES[badge ? badge.group : type];
  const reached = badge ? badge.threshold : value;
  if (reached >= legendary) return 'legendary';
  if (reached >= epic) return 'epic';
  return reached >= rare ? 'rare' : 'common';
}

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

const count = (value: number) => value.toLocaleString('en');

/** The big words of a graphic: `30-day streak`. */
export function titleOf({ type, value, badge }: Achieved): string {
  if (badge) return badge.name;
  switch (type) {
    case 'streak':
      return `${count(value)}-day streak`;
    case 'points':
      return `${count(value)} ${value === 1 ? 'point' : 'points'}`;
    case 'level':
      return `Level ${count(value)}`;
    case 'lessons':
      return `${count(value)} ${value === 1 ? 'lesson' : 'lessons'} finished`;
    case 'badge':
      return `${count(value)} ${value === 1 ? 'badge' : 'badges'}`;
  }
}

/** The line under them, of whoever it is: `Ada learned 30 days in a row.` */
export function lineOf({ type, value, badge }: Achieved, name: string | null): string {
  const who = name ?? 'A young Brightling';
  if (badge) {
    const reason = {
      lessons: `finishing ${count(badge.threshold)} lessons`,
      points: `collecting ${count(badge.threshold)} points`,
      streak: `learning ${count(badge.threshold)} days in a row`,
    }[badge.group];
    return `${who} earned this badge for ${reason}.`;
  }
  switch (type) {
    case 'streak':
      return value === 1
        ? `${who} began a learning streak.`
        : `${who} learned ${count(value)} days in a row.`;
    case 'points':
      return `${who} collected ${titleOf({ type, value, badge })} by learning.`;
    case 'level':
      return `${who} reached level ${count(value)} by learning.`;
    case 'lessons':
      return `${who} finished ${count(value)} ${value === 1 ? 'lesson' : 'lessons'}.`;
    case 'badge':
      return `${who} earned ${titleOf({ type, value, badge })} by learning.`;
  }
}

const ICON_OF: Record<AchievementType, Icon> = {
  streak: 'lantern',
  points: 'star',
  level: 'trophy',
  lessons: 'book',
  badge: 'medal',
};
const COLOR_OF: Record<AchievementType, Color> = {
  streak: 'amber',
  points: 'coral',
  level: 'violet',
  lessons: 'sky',
  badge: 'green',
};

/** The picture and tint that are asked for, if the closed lists have them; the type's own otherwise. */
export function lookOf(
  type: AchievementType,
  asked: { icon?: string | undefined; color?: string | undefined },
) {
  return {
    icon: ICONS.find((icon) => icon === asked.icon) ?? ICON_OF[type],
    color: COLORS.find((color) => color === asked.color) ?? COLOR_OF[type],
  };
}

/** Shields and points for making a graphic (specification, section 9; once a day, once for each achievement). */
export const SHARE_REWARD = { shields: 2, points: 25 } as const;
