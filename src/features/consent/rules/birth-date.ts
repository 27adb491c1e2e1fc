import { ageOn, isDay, type Day } from '../../../base/day.ts';
import { GREATEST_AGE } from '../../accounts/rules/age.ts';

/** What becomes of a birth date given at registration. */
export type AgeVerdict =
  | 'register'
  /** Younger than the age of consent: a parent must come first. */
  | 'ask_parent'
  /** The date cannot be a birth date. */
  | 'impossible'
  /** An under-age date was named before, maybe years ago, and this one makes the same person older. */
  | 'changed';

/**
 * Judges a birth date by the server's own reckoning.
 *
 * @param named the date that this person named before, if any: one that was under age then
 * @param consentAge years from which one may register alone
 */
export function judgeBirthDate(
  birthDate: string,
  today: Day,
  named: Day | null,
  consentAge: number,
): AgeVerdict {
  const earliest = `${Number(today.slice(0, 4)) - GREATEST_AGE}${today.slice(4)}`;
  if (!isDay(birthDate) || birthDate > today || birthDate < earliest) return 'impossible';
  // Older by a little today and by years tomorrow is not to lead over the line either.
  if (named !== null && birthDate < named) return 'changed';
  return ageOn(birthDate, today) < consentAge ? 'ask_parent' : 'register';
}
