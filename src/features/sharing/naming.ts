import { ageOn, type Day } from '../../base/day.ts';
import type { UserRow } from '../accounts/store.ts';
import { fitFirstName } from '../accounts/rules/names/judging.ts';
import { canBeSet } from './graphic/fonts.ts';

/** From this age on a graphic carries the first name, or from the age of consent where that is higher. */
const NAMED_FROM_AGE = 13;

/** A first name as it may stand on a picture: nothing unkind, nothing that we have no letters for. */
export function settableName(firstName: string): string | null {
  const name = fitFirstName(firstName);
  return name && canBeSet(name) ? name : null;
}

/** The first name that a user's own graphics carry on a day; null for who is too young, too. */
export function nameOn(
  { birthDate, firstName }: Pick<UserRow, 'birthDate' | 'firstName'>,
  today: Day,
  consentAge: number,
): string | null {
  const isOldEnough = birthDate !== null && ageOn(birthDate, today) >= Math.max(NAMED_FROM_AGE, consentAge);
  return isOldEnough ? settableName(firstName) : null;
}
