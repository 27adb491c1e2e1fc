import type { BadgeId } from '../../progress/rules/badges.ts';
import type { Color, Icon } from '../rules/look.ts';
import type { Rarity } from '../rules/rarity.ts';
import type { Subject } from '../../lessons/subjects.ts';

/** What an achievement's graphic shows. */
export type Postcard = {
  /** The badge that it is about, whose art it carries in place of the icon. */
  badge: BadgeId | null;
  rarity: Rarity;
  icon: Icon;
  color: Color;
  title: string;
  line: string;
};

/** What a weekly report card shows. */
export type WeekCard = {
  /** First name, where the parent wants it on the card. */
  name: string | null;
  /** The week in words: `Nov 15 – Nov 21`. */
  span: string;
  headline: string;
  lessons: number;
  points: number;
  /** Percent; null without a lesson. */
  average: number | null;
  level: number;
  /** 0 stands on no card. */
  streakDays: number;
  /** Only subjects with a lesson. */
  subjects: { subject: Subject; completed: number; points: number; average: number }[];
};

/**
 * Draws PNGs of 1200×630 off the event loop.
 *
 * @param caller who waits for it, as limits by caller have it: each waits for one drawing of every other at most
 */
export type Renderer = {
  postcard(card: Postcard, caller: string): Promise<Uint8Array>;
  weekCard(card: WeekCard, caller: string): Promise<Uint8Array>;
  /** Waits for what is being drawn, for a moment, and ends the process that draws. */
  close(): Promise<void>;
};
