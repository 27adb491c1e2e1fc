import type { Achieved, AchievementType } from './achievement.ts';

export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

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
