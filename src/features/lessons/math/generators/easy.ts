import type { Generator } from '../problem.ts';
import { GROUPS } from './easy/groups.ts';
import { MEASURES } from './easy/measures.ts';
import { MONEY } from './easy/money.ts';
import { FRACTIONS_OF_A_WHOLE } from './easy/parts.ts';
import { ROUNDING } from './easy/rounding.ts';
import { SUMS } from './easy/sums.ts';
import { TALLIES } from './easy/tallies.ts';
import { TIME_AND_DATA } from './easy/time.ts';
import { TWO_STEPS } from './easy/two-steps.ts';

/** Grades 2 and 3. */
export const EASY: readonly Generator[] = [
  ...SUMS,
  ...MONEY,
  ...GROUPS,
  ...TWO_STEPS,
  ...FRACTIONS_OF_A_WHOLE,
  ...ROUNDING,
  ...TIME_AND_DATA,
  ...MEASURES,
  ...TALLIES,
];
