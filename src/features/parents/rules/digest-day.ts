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

/** What a letter tells of: what came from `since` on, and before `until`. */
export type DigestWeek = { since: Date; until: Date };

/**
 * The week of the letter that is due now: from when the one before was due until this one was, however late it is
 * posted. So what comes on a Sunday evening is in the next letter, and in no other.
 */
export function digestWeek(now: Date, timeZone: string): DigestWeek {
  const ofDay = minutesIn(now, timeZone);
  const late = ofDay - EVENING * 60 + (weekdayOf(dayIn(now, timeZone)) === SUNDAY ? 0 : DAY_MINUTES);
  const eveningBefore = (minutes: number) => {
    const near = instantBefore(now, minutes);
    // Where the clocks were changed meanwhile a week is no 168 hours.
    return instantBefore(near, minutesIn(near, timeZone) - EVENING * 60);
  };
  return { since: eveningBefore(late + 7 * DAY_MINUTES), until: eveningBefore(late) };
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
