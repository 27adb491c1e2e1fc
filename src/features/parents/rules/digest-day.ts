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
  const hour = hourIn(now, timeZone);
  if (weekday === SUNDAY && hour >= EVENING) return today;
  if (weekday === MONDAY && hour < NOON) return addDays(today, -1);
  return undefined;
}

const DAWN = 3;

/** Whether a letter can be due in any zone: from Sunday evening on the line of dates to Monday noon west of it. */
export function isDigestDueSomewhere(now: Date): boolean {
  const weekday = weekdayOf(dayIn(now, 'UTC'));
  return weekday === MONDAY || (weekday === SUNDAY && now.getUTCHours() >= DAWN);
}

function hourIn(now: Date, timeZone: string): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
}
