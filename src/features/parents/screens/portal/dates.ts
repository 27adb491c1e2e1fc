import { isDay } from '../../../../base/day.ts';
import { NO_BREAK } from '../../../../base/no-break.ts';

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const LOCAL = new Intl.DateTimeFormat('en', LONG);
const WITHOUT_ZONE = new Intl.DateTimeFormat('en', { ...LONG, timeZone: 'UTC' });

/** 'November 21, 2026', the day beside its month, for an instant in the reader's zone; a day is the same in every zone. */
export function longDate(dayOrInstant: string): string {
  return (isDay(dayOrInstant) ? WITHOUT_ZONE : LOCAL).format(new Date(dayOrInstant)).replace(' ', NO_BREAK);
}
