import type { Generator } from '../problem.ts';
import { ANGLES } from './medium/angles.ts';
import { TENTHS } from './medium/decimals.ts';
import { DIVISION } from './medium/division.ts';
import { FACTORS } from './medium/factors.ts';
import { FRACTIONS } from './medium/fractions.ts';
import { MEDIUM_MEASURES } from './medium/measures.ts';
import { WHOLE_NUMBERS } from './medium/numbers.ts';
import { LINE_PLOTS } from './medium/plots.ts';
import { PROTRACTORS } from './medium/protractors.ts';
import { SCALED_FRACTIONS } from './medium/scaled.ts';
import { SEVERAL_STEPS } from './medium/steps.ts';

/** Grade 4. */
export const MEDIUM: readonly Generator[] = [
  ...WHOLE_NUMBERS,
  ...DIVISION,
  ...FRACTIONS,
  ...TENTHS,
  ...MEDIUM_MEASURES,
  ...ANGLES,
  ...SEVERAL_STEPS,
  ...FACTORS,
  ...SCALED_FRACTIONS,
  ...LINE_PLOTS,
  ...PROTRACTORS,
];
