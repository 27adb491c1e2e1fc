import { BookOpen, Star, Trophy } from 'lucide-react';
import { Lantern } from '../../../kit/glim/Lantern.tsx';
import { BadgeArt } from '../../progress/screens/BadgeArt.tsx';
import { tierOf } from '../../progress/rules/badges.ts';
import type { Achieved } from '../rules/achievement.ts';

const SIGNS = { points: Star, level: Trophy, lessons: BookOpen, badge: Star } as const;

/** The picture of an achievement, in light. */
export function AchievementArt({ achieved, className }: { achieved: Achieved; className: string }) {
  const { type, badge } = achieved;
  if (badge) return <BadgeArt group={badge.group} tier={tierOf(badge)} earned className={className} />;
  if (type === 'streak') return <Lantern lit className={className} />;
  const Sign = SIGNS[type];
  return <Sign aria-hidden strokeWidth={2} className={`fill-glow text-glow-edge ${className}`} />;
}
