import { addDays, daysBetween, type Day } from '../../../base/day.ts';

const MOST_DAYS_APART = 2;

export type Streak = { streak: number; streakDay: Day | null };

/**
 * The streak after a lesson is completed on `today`. The last counted day only moves forward, so that a time zone
 * changed back and forth counts no day twice.
 */
export function streakAfterLesson(
  { streak, streakDay }: Streak,
  today: Day,
): { streak: number; streakDay: Day } {
  if (streakDay !== null && streakDay >= today) {
    // Two zones are at most two days apart: a day further ahead is a clock's that had jumped, and is forgotten.
    return { streak, streakDay: daysBetween(today, streakDay) > MOST_DAYS_APART ? today : streakDay };
  }
  const goesOn = streakDay !== null && daysBetween(streakDay, today) === 1;
  return { streak: goesOn ? streak + 1 : 1, streakDay: today };
}

export type StreakStatus = {
  streak: number;
  streakInDanger: boolean;
  /** Whole days without a lesson since the last one. */
  daysMissed: number;
  canUseShield: boolean;
  streakShields: number;
};

export function streakStatus({ streak, streakDay }: Streak, shields: number, today: Day): StreakStatus {
  const daysMissed = streakDay === null ? 0 : Math.max(0, daysBetween(streakDay, today) - 1);
  const streakInDanger = daysMissed >= 1 && streak > 0;
  return {
    streak,
    streakInDanger,
    daysMissed,
    canUseShield: streakInDanger && shields >= daysMissed,
    streakShields: shields,
  };
}

/** Where the streak stands once shields have stood in for the days missed: as if the last lesson was yesterday. */
export function shieldedStreakDay(today: Day): Day {
  return addDays(today, -1);
}
