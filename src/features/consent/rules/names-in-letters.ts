import { nameForLetter } from '../../accounts/rules/names/personal.ts';
import { named } from './wording.ts';

/**
 * What a letter calls a child. Letters go to people who have never heard of the sender, so a first name stands in them
 * only where it reads like one. No letter's subject holds any name.
 */
export const nameIn = (firstName: string) => named(nameForLetter(firstName));

/** The same at the beginning of a sentence. */
export const nameFirst = (firstName: string) => named(nameForLetter(firstName), 'Your child');

/** How a letter greets a grown-up. */
export function greeting(firstName: string): string {
  const name = nameForLetter(firstName);
  return name === '' ? 'Hello,' : `Hello ${named(name)},`;
}
