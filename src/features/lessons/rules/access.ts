import { addDays, type Day } from '../../../base/day.ts';
import type { Level } from '../subjects.ts';

/** Days before today that lists go back. */
export const LIST_DAYS = 30;

/** Points of a first completion on the lesson's own day. */
export const LESSON_POINTS: Record<Level, number> = {
  easy: 50,
  medium: 60,
  hard: 75,
  expert: 90,
  extreme: 100,
};

/** Points for completing a lesson of `lessonDay` on `today`: half, rounded down, when it is of an earlier day. */
export function pointsFor(level: Level, lessonDay: Day, today: Day): number {
  return lessonDay < today ? Math.floor(LESSON_POINTS[level] / 2) : LESSON_POINTS[level];
}

export type Access = 'open' | 'premium_only' | 'not_found';

/** What may open a lesson of an earlier day. `hasDayPass`: it was given to this user on its own day. */
export type Rights = { isPremium: boolean; completed: boolean; hasDayPass: boolean };

/**
 * Whether a user may open a lesson of a day: today's always, earlier ones by a right to them. A later one is there only
 * for who had it on its day and has since crossed into a zone where that day is still to come.
 */
export function accessTo(lessonDay: Day, today: Day, { isPremium, completed, hasDayPass }: Rights): Access {
  if (lessonDay > today) return hasDayPass ? 'open' : 'not_found';
  return lessonDay === today || completed || isPremium || hasDayPass ? 'open' : 'premium_only';
}

/** First day of a list that ends today. */
export function listStart(today: Day): Day {
  return addDays(today, -LIST_DAYS);
}

/** One sentence on what the list holds. */
export function accessMessage(isPremium: boolean, lockedCount: number): string {
  if (isPremium) return `Premium is active: lessons of the last ${LIST_DAYS} days are open.`;
  if (lockedCount === 0) return "Today's lessons are open for you.";
  return `Today's lessons are open for you. Premium opens ${lockedCount} more from earlier days.`;
}
