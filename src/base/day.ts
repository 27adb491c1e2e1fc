/**
 * A day is a `YYYY-MM-DD` in a stated time zone: the child's own. It is a string so that days compare,
 * sort, travel and print as themselves, and so that no midnight or daylight-saving hour hides in it.
 * Only this file turns instants into days.
 */
export type Day = string;

const MS_A_DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day on which `instant` falls in an IANA time zone. */
export function dayIn(instant: Date, timeZone: string): Day {
  let format = formats.get(timeZone);
  if (!format) {
    // en-CA prints YYYY-MM-DD; building a format is slow, hence one for each zone.
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}

export function addDays(day: Day, count: number): Day {
  return new Date(utc(day) + count * MS_A_DAY).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to) - utc(from)) / MS_A_DAY);
}

/** The weekday, 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: Day): number {
  return new Date(utc(day)).getUTCDay() || 7;
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

/** True for a day that exists in the calendar: `2026-02-29` does not. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc(text)) && addDays(text, 0) === text;
}

/** Years completed between a birth date and a day; a birthday counts from its own day on. */
export function ageOn(birthDate: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * The zone's own spelling of an IANA name, or undefined for anything else. Bare offsets are no zones: `+23:59` is
 * ahead of every place there is.
 */
export function timeZoneNamed(name: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function utc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
