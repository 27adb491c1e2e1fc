import type { Day } from '../../../base/day.ts';
import { oneLine } from '../../../base/one-line.ts';

/** Whose letters these are. */
export const LETTERHEAD = 'Brightling';

const MAX_NAME = 40;
const UNNAMED = 'your child';
/** A dot, or what the names of hosts take for one; nothing that cannot be seen keeps it from its letter. */
const DOT_BEFORE_LETTER = /[.\u2024\u3002\uff0e\uff61](?=\p{Cf}*[\p{L}\p{N}])/gu;

/**
 * A first name as a sentence of a letter can hold it: one short line. Names are what people typed, so nothing in one
 * may turn into a link in the reader's mail program, and one written from right to left keeps to itself. Where no
 * letter is left, it is `unnamed`.
 */
export function nameIn(name: string, unnamed = UNNAMED): string {
  const harmless = name.replace(/[/\\:@|\u2066-\u2069]/gu, ' ').replace(DOT_BEFORE_LETTER, '$& ');
  const line = oneLine(harmless, MAX_NAME);
  if (!/[\p{L}\p{N}\p{S}]/u.test(line)) return unnamed;
  // First-strong isolate: the name chooses its own direction and leaves the sentence its own.
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(line)
    ? `\u2068${line}\u2069`
    : line;
}

/** The same at the beginning of a sentence. */
export function nameFirst(name: string): string {
  return nameIn(name, 'Your child');
}

const days = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });

/** `Friday, November 27, 2026`. */
export const dayInWords = (day: Day) => days.format(new Date(`${day}T00:00:00Z`));

/** `Friday, November 27, 2026, 14:05 UTC`. */
export const instantInWords = (instant: Date) =>
  `${days.format(instant)}, ${instant.toISOString().slice(11, 16)} UTC`;
