import { addDays, dayIn, type Day } from '../../../base/day.ts';

/**
 * A weekend without a network: so many days after its own a lesson may have been done. A browser's word for more would
 * let one visit make a week's streak.
 */
const BELIEVED_DAYS = 2;

/** When a lesson was done, and the day that it counts for. */
export type Doing = { doneAt: Date; day: Day };

/**
 * When a lesson counts as done: on its arrival, or earlier where the browser had no network and says so. A browser's
 * clock may be wrong: nothing is done in the future, nor before the lesson's own day.
 *
 * @param finishedAt what the browser says; undefined unless its word is to be taken
 */
export function doingOf(
  finishedAt: string | undefined,
  lessonDay: Day,
  arrival: { now: Date; today: Day; timeZone: string },
): Doing {
  const { now, today, timeZone } = arrival;
  const onArrival = { doneAt: now, day: today };
  if (finishedAt === undefined) return onArrival;
  const doneAt = new Date(finishedAt);
  const day = dayIn(doneAt, timeZone);
  const isCredible =
    doneAt <= now && day >= lessonDay && day <= addDays(lessonDay, BELIEVED_DAYS) && day <= today;
  return isCredible ? { doneAt, day } : onArrival;
}
