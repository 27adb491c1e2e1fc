import type { User } from '../contract.ts';

/** What is known of a person's name; a provider may leave any of it out. */
export type NameFields = Partial<Pick<User, 'firstName' | 'given_name' | 'family_name' | 'name' | 'email'>>;

/** What the top bar calls a person. */
export function labelOf({ firstName, given_name, name, email }: NameFields): string {
  return firstFilled(firstName, given_name, name, beforeAt(email)) ?? 'User';
}

/** What a greeting calls a person. */
export function greetingNameOf({ firstName, given_name, name, email }: NameFields): string {
  return firstFilled(firstName, given_name, name, beforeAt(email)) ?? 'Student';
}

/** The letters that stand in for a picture: of the given and the family name, or `U`. */
export function initialsOf({ given_name, family_name }: NameFields): string {
  return (firstLetter(given_name) + firstLetter(family_name)).toUpperCase() || 'U';
}

function firstFilled(...texts: (string | undefined)[]): string | undefined {
  return texts.map((text) => text?.trim()).find(Boolean);
}

function beforeAt(email: string | undefined): string | undefined {
  return email?.split('@')[0];
}

/** The first letter as a reader sees it: a letter beyond the basic plane is not cut in two. */
function firstLetter(text: string | undefined): string {
  return [...(text?.trim() ?? '')][0] ?? '';
}
