import type { Generator } from '../problem.ts';
import { ANGLES } from './medium/angles.ts';
import { TENTHS } from './medium/decimals.ts';
import { DIVISION } from './medium/division.ts';
import { FRACTIONS } from './medium/fractions.ts';
import { MEDIUM_MEASURES } from './medium/measures.ts';
import { WHOLE_NUMBERS } from './medium/numbers.ts';

/** Grade 4. */
export const MEDIUM: readonly Generator[] = [
  ...WHOLE_NUMBERS,
  ...DIVISION,
  ...FRACTIONS,
  ...TENTHS,
  ...MEDIUM_MEASURES,
  ...ANGLES,
];
