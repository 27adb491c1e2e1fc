import { oneLine } from '../../../base/one-line.ts';

/** As many characters as the sign-in page takes. */
const LONGEST = 60;

type Names = { firstName: string; lastName: string };
export const NAME_FIELDS = ['firstName', 'lastName'] as const;

/** The names that a person chooses for themselves: one line each, the first one not empty. */
export function namesOf(typed: Names): Names | { problem: string; field: keyof Names } {
  for (const field of NAME_FIELDS) {
    if ([...typed[field].trim()].length > LONGEST) {
      return { problem: `Please keep it to ${LONGEST} characters.`, field };
    }
  }
  const names = { firstName: oneLine(typed.firstName, LONGEST), lastName: oneLine(typed.lastName, LONGEST) };
  return names.firstName ? names : { problem: 'Please tell us your first name.', field: 'firstName' };
}
