import type { Day } from '../../../base/day.ts';

/** Whose letters these are. */
export const LETTERHEAD = 'Brightling';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A name as a sentence can hold it, or `unnamed` in place of an empty one. One that is written from right to left keeps
 * to itself: it chooses its own direction and leaves the sentence its own.
 */
export function named(name: string, unnamed = 'your child'): string {
  if (name === '') return unnamed;
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

const days = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });

/** `Friday, November 27, 2026`. */
export const dayInWords = (day: Day) => days.format(new Date(`${day}T00:00:00Z`));

/** `Friday, November 27, 2026, 14:05 UTC`. */
export const instantInWords = (instant: Date) =>
  `${days.format(instant)}, ${instant.toISOString().slice(11, 16)} UTC`;
