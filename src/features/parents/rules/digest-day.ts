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

function hourIn(now: Date, timeZone: string): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
}
