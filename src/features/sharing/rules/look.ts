import type { AchievementType } from './achievement.ts';

/** What a graphic may be tinted with and carry as its picture. */
export const COLORS = ['amber', 'coral', 'violet', 'sky', 'green'] as const;
export type Color = (typeof COLORS)[number];
export const ICONS = ['lantern', 'star', 'trophy', 'book', 'medal'] as const;
export type Icon = (typeof ICONS)[number];

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
