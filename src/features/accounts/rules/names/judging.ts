import { isUnkind } from './kind-words.ts';
import { tellsAWayToReach } from './reach.ts';
import { isReadable, tidied } from './readable.ts';

/** @returns the name as it is kept, or one kind sentence to a child that says what to change. */
export function judgeName(text: string): { name: string } | { problem: string } {
  const name = tidied(text);
  const length = [...name].length;
  if (length < 1 || length > 40) return { problem: 'Please choose a name of 1 to 40 characters.' };
  if (!isReadable(name)) return { problem: 'Please use letters and signs only.' };
  if (tellsAWayToReach(name))
    return { problem: 'Please leave addresses, phone numbers and links out of it.' };
  if (isUnkind(name)) return { problem: 'Please choose another name: this one could hurt somebody.' };
  return { name };
}

/**
 * A first name from an outside provider as members of the family see it: whole where it may stand there, otherwise its
 * first letter (`D.`), or nothing when it has none that may.
 */
export function fitFirstName(firstName: string): string {
  const judged = judgeName(firstName);
  if ('name' in judged) return judged.name;
  const letter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u.exec(firstName.normalize('NFC'))?.[0];
  const initial = letter === undefined ? judged : judgeName(`${letter}.`);
  return 'name' in initial ? initial.name : '';
}
