import { dayIn, type Day } from '../../../base/day.ts';

/**
 * The last day of premium in words: `November 28`, with the year where it is not this one.
 *
 * @param premiumEndDate ISO 8601, UTC
 */
export function premiumDay(premiumEndDate: string, timeZone: string, today: Day): string {
  const end = new Date(premiumEndDate);
  const isThisYear = dayIn(end, timeZone).slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(end);
}
