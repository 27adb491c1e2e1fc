import type { Badge } from '../../progress/rules/badges.ts';
import type { Achieved, AchievementType } from './achievement.ts';

export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** From which value on something is rare, epic or legendary. */
type Scale = readonly [rare: number, epic: number, legendary: number];

const NEVER = Infinity;

/** A streak of 30 is legendary, 10,000 points are epic, otherwise both are common (specification, section 9). */
const SCALES: Record<AchievementType, Scale> = {
  streak: [NEVER, NEVER, 30],
  points: [NEVER, 10_000, NEVER],
  level: [5, 15, 25],
  lessons: [100, 500, 1_000],
  badge: [3, 6, 10],
};

/** Badges have steps between, and each is given once. */
const BADGE_SCALES: Record<Badge['group'], Scale> = {
  streak: [7, 14, 30],
  points: [1_000, 10_000, 25_000],
  lessons: SCALES.lessons,
};

/** How rare an achievement is; a badge is as rare as what it is given for. */
export function rarityOf({ type, value, badge }: Achieved): Rarity {
  const [rare, epic, legendary] = badge ? BADGE_SCALES[badge.group] : SCALES[type];
  const reached = badge ? badge.threshold : value;
  if (reached >= legendary) return 'legendary';
  if (reached >= epic) return 'epic';
  return reached >= rare ? 'rare' : 'common';
}
