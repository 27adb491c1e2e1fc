import { addDays, daysBetween, type Day } from '../../../base/day.ts';
import { randomFrom } from '../../../base/random.ts';
import { LIST_DAYS } from './access.ts';

/** Days that are made ahead of the server's own UTC day: the first time zone is 14 hours ahead of it. */
const DAYS_AHEAD = 2;
/** Math lessons of one date and level; each other subject has one. */
export const MATH_LESSONS_A_DAY = 3;
export const PROBLEMS_A_LESSON = 6;

const CALENDAR_START = '2025-01-01';

/** The days that `datesToMake` must know of: the first and last that it may name. */
export function makingWindow(utcToday: Day, daysBack: number): { from: Day; to: Day } {
  return { from: addDays(utcToday, -Math.max(daysBack, LIST_DAYS)), to: addDays(utcToday, DAYS_AHEAD) };
}

/**
 * The dates whose lessons are missing on `utcToday`, oldest first, up to the day that the first time zone reaches
 * next. At the first start they begin `daysBack` days back, later with the earliest stored one; what a clock that had
 * jumped ahead has stored beyond them is no matter.
 *
 * @param stored the stored days within `makingWindow`
 */
export function datesToMake(utcToday: Day, stored: ReadonlySet<Day>, daysBack: number): Day[] {
  const { to } = makingWindow(utcToday, daysBack);
  const from = [...stored].toSorted()[0] ?? addDays(utcToday, -daysBack);
  const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  return all.filter((day) => !stored.has(day));
}

/**
 * Which source stands on a date: the list in an order of its own for each shelf, gone through again and again, so
 * that any stretch of days as long as the list holds each source once. Where the list has changed since, a source
 * that stood there lately is passed over for the next that did not.
 *
 * @param place counts places of a date: 0, and for math 0 to 2
 */
export function sourceFor(
  shelf: string,
  sources: readonly string[],
  day: Day,
  place: number,
  places: number,
  lately: ReadonlySet<string>,
): string {
  const order = randomFrom(shelf).shuffle(sources.toSorted());
  const start = daysBetween(CALENDAR_START, day) * places + place;
  const turn = (step: number) => order[(((start + step) % order.length) + order.length) % order.length];
  for (let step = 0; step < order.length; step++) {
    const source = turn(step);
    if (source !== undefined && !lately.has(source)) return source;
  }
  const source = turn(0);
  if (source === undefined) throw new Error(`the bank has nothing for ${shelf}`);
  return source;
}
