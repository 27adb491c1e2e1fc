import { unparted } from '../../../base/no-break.ts';

/** Time spent in words a table has room for, which no line's end parts: minutes, from an hour on hours and minutes. */
export function timeWords(seconds: number): string {
  if (seconds <= 0) return unparted('0 min');
  const minutes = minutesOf(seconds);
  if (minutes < 1) return unparted('under 1 min');
  if (minutes < 60) return unparted(`${minutes} min`);
  const rest = minutes % 60;
  const hours = `${(minutes - rest) / 60} h`;
  return unparted(rest === 0 ? hours : `${hours} ${rest} min`);
}

/** Whole minutes, rounded. */
export function minutesOf(seconds: number): number {
  return Math.round(seconds / 60);
}

/** `1 lesson`, `2 lessons`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${nounFor(count, one, many)}`;
}

/** The noun alone, for a figure that stands above it. */
export function nounFor(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}
