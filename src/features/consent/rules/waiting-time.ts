import { addDays, dayIn } from '../../../base/day.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HOURS_A_DAY = 24;

/** How long a parent still has, in words: `2 days and 5 hours`; undefined when the time is over. */
export function timeLeft(expiresAt: Date, now: Date): string | undefined {
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0) return undefined;
  if (left < MINUTE_MS) return 'less than a minute';
  if (left < HOUR_MS) return counted(Math.floor(left / MINUTE_MS), 'minute');
  // Rounded, so that a request sent this moment has its whole three days.
  const hours = Math.round(left / HOUR_MS);
  if (hours < HOURS_A_DAY) return counted(hours, 'hour');
  const days = counted(Math.floor(hours / HOURS_A_DAY), 'day');
  return hours % HOURS_A_DAY === 0 ? days : `${days} and ${counted(hours % HOURS_A_DAY, 'hour')}`;
}

/** A moment as one would say it: `today at 4:30 PM`, `tomorrow at 9:05 AM`, `Sunday, November 22 at 4:30 PM`. */
export function saidMoment(instant: Date, now: Date, timeZone: string): string {
  const day = dayIn(instant, timeZone);
  const today = dayIn(now, timeZone);
  const time = clockTime(instant, timeZone);
  if (day === today) return `today at ${time}`;
  if (day === addDays(today, 1)) return `tomorrow at ${time}`;
  return `${written(instant, timeZone, false)} at ${time}`;
}

/** A moment as it stands in a letter, whenever that is read: `Sunday, November 22, 2026 at 4:30 PM`. */
export function writtenMoment(instant: Date, timeZone: string): string {
  return `${written(instant, timeZone, true)} at ${clockTime(instant, timeZone)}`;
}

function written(instant: Date, timeZone: string, withYear: boolean): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(withYear ? { year: 'numeric' } : {}),
  });
  return format.format(instant);
}

/** The hour and its AM or PM, which stay on one line. */
function clockTime(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: '2-digit' });
  return format.format(instant).replace(/\s/, '\u00a0');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
