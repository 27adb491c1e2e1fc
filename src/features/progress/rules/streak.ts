import { addDays, daysBetween, weekdayOf, type Day } from '../../../base/day.ts';

const MOST_DAYS_APART = 2;
const DAYS_A_WEEK = 7;

export type Streak = { streak: number; streakDay: Day | null };

/**
 * Whole days between the last counted day and `today` on which a lesson was expected and none was done.
 *
 * @param restDays weekdays, 1 (Monday) to 7, on which a parent expects none
 */
export function daysMissed(streakDay: Day | null, today: Day, restDays: readonly number[]): number {
  if (streakDay === null) return 0;
  const between = Math.max(0, daysBetween(streakDay, today) - 1);
  const wholeWeeks = Math.floor(between / DAYS_A_WEEK);
  const isExpected = (ago: number) => !restDays.includes(weekdayOf(addDays(today, -ago)));
  const others = Array.from({ length: between % DAYS_A_WEEK }, (_, index) => index + 1);
  return wholeWeeks * (DAYS_A_WEEK - new Set(restDays).size) + others.filter(isExpected).length;
}

/**
 * The streak after a lesson that was done on `day`. The last counted day only moves forward, so that a time zone
 * changed back and forth counts no day twice, and a lesson that arrives late takes nothing away.
 *
 * @param today the day on which it arrives, `day` or later
 */
export function streakAfterLesson(
  { streak, streakDay }: Streak,
  day: Day,
  restDays: readonly number[],
  today: Day = day,
): { streak: number; streakDay: Day } {
  if (streakDay !== null && streakDay >= day) {
    // Two zones are at most two days apart: a day further ahead is a clock's that had jumped, and is forgotten.
    return { streak, streakDay: daysBetween(today, streakDay) > MOST_DAYS_APART ? day : streakDay };
  }
  const goesOn = streakDay !== null && daysMissed(streakDay, day, restDays) === 0;
  return { streak: goesOn ? streak + 1 : 1, streakDay: day };
}

export type StreakStatus = {
  streak: number;
  streakInDanger: boolean;
  /** Whole days without a lesson since the last one, rest days left out. */
  daysMissed: number;
  canUseShield: boolean;
  streakShields: number;
};

export function streakStatus(
  { streak, streakDay }: Streak,
  shields: number,
  today: Day,
  restDays: readonly number[],
): StreakStatus {
  const missed = daysMissed(streakDay, today, restDays);
  const streakInDanger = missed >= 1 && streak > 0;
  return {
    streak,
    streakInDanger,
    daysMissed: missed,
    canUseShield: streakInDanger && shields >= missed,
    streakShields: shields,
  };
}

/** Where the streak stands once shields, or rest days, have stood in for days without a lesson: as if the last one was yesterday. */
export function shieldedStreakDay(today: Day): Day {
  return addDays(today, -1);
}

/**
 * The last counted day once a parent has changed the rest days: a streak that the rest days before have kept until
 * today is not broken by those after.
 */
export function streakDayKept(
  streakDay: Day | null,
  today: Day,
  restDays: { before: readonly number[]; after: readonly number[] },
): Day | null {
  const wasKept = daysMissed(streakDay, today, restDays.before) === 0;
  return wasKept && daysMissed(streakDay, today, restDays.after) > 0 ? shieldedStreakDay(today) : streakDay;
}
