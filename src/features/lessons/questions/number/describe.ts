import type { Given } from '../given.ts';
import { readNumber } from './read-number.ts';
import type { NumberQuestion } from './schema.ts';

/** For those who mend questions: as it is stored, with its unit behind it. */
export const keyInWords = ({ answer, unit }: NumberQuestion): string => (unit ? `${answer} ${unit}` : answer);

/** By its value: `1/2` and `0.5` are the same. */
export function givenInWords(_question: NumberQuestion, given: Given): string | undefined {
  return Array.isArray(given) ? undefined : readNumber(String(given))?.value.toFraction();
}
