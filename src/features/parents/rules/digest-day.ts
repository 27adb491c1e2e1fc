import { addDays, dayIn, weekdayOf, type Day } from '../../../base/day.ts';

const SUNDAY = 7;
const MONDAY = 1;
const EVENING = 17;
const NOON = 12;

/**
 * The Sunday whose weekly letter is due now in a zone: from five in the afternoon on, and until Monday noon for a
 * server that was asleep. Undefined at other times.
 */
export function digestDue(now: Date, timeZone: string): Day | undefined {
  const today = dayIn(now, timeZone);
  const weekday = weekdayOf(today);
  const hour = Math.floor(minutesIn(now, timeZone) / 60);
  if (weekday === SUNDAY && hour >= EVENING) return today;
  if (weekday === MONDAY && hour < NOON) return addDays(today, -1);
  return undefined;
}

/**
 * When the letter before the one that is due now was due: what came after it is this letter's, also a Sunday evening.
 */
export function digestSince(now: Date, timeZone: string): Date {
  const ofDay = minutesIn(now, timeZone);
  const late = ofDay - EVENING * 60 + (weekdayOf(dayIn(now, timeZone)) === SUNDAY ? 0 : DAY_MINUTES);
  const weekBefore = instantBefore(now, late + 7 * DAY_MINUTES);
  // Where the clocks were changed meanwhile a week is no 168 hours.
  return instantBefore(weekBefore, minutesIn(weekBefore, timeZone) - EVENING * 60);
}

const DAY_MINUTES = 24 * 60;
const instantBefore = (instant: Date, minutes: number) =>
  new Date((Math.floor(instant.getTime() / 60_000) - minutes) * 60_000);

const DAWN = 3;

/** Whether a letter can be due in any zone: from Sunday evening on the line of dates to Monday noon west of it. */
export function isDigestDueSomewhere(now: Date): boolean {
  const weekday = weekdayOf(dayIn(now, 'UTC'));
  return weekday === MONDAY || (weekday === SUNDAY && now.getUTCHours() >= DAWN);
}

/** Minutes of the day by the clocks of a zone. */
function minutesIn(instant: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [hours, minutes] = clock.format(instant).split(':');
  return Number(hours) * 60 + Number(minutes);
}
