import { addDays, dayIn, type Day } from '../../../base/day.ts';
import { NO_BREAK, unparted } from '../../../base/no-break.ts';

const SHORT = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });

/** `Nov 21`, which no line's end parts. */
export function shortDay(day: Day): string {
  return unparted(SHORT.format(noonOf(day)));
}

/** `November 21, 2026`; the year alone may stand on the next line. */
export function longDay(day: Day): string {
  return LONG.format(noonOf(day)).replace(' ', NO_BREAK);
}

/** `Sat`. */
export function weekday(day: Day): string {
  return WEEKDAY.format(noonOf(day));
}

/** `Nov 15 – Nov 21`. */
export function spanOf(from: Day, to: Day): string {
  return `${shortDay(from)} – ${shortDay(to)}`;
}

/** When something was done, seen from today: `Today`, `Yesterday`, `Nov 3`, with the year when it is another one. */
export function whenDone(completedAt: string, today: Day, timeZone: string): string {
  const day = dayIn(new Date(completedAt), timeZone);
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : `${shortDay(day)}, ${day.slice(0, 4)}`;
}

/** A day has no hour; noon in UTC prints as that day. */
function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`);
}
