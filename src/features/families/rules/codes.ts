/** Letters and digits that nobody takes for one another: no 0 and O, no 1, I and L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const INVITE_LENGTH = 6;

/**
 * A code to be read out and typed.
 *
 * @param randomInt a whole number from 0 to below its argument, from a source that cannot be guessed
 */
export function makeCode(length: number, randomInt: (below: number) => number): string {
  return Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** A typed code as it is kept: in capitals, without the spaces and hyphens that people put in. */
export function readCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
}
