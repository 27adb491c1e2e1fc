import type { Generator } from '../problem.ts';
import { GROUPS } from './easy/groups.ts';
import { MEASURES } from './easy/measures.ts';
import { MONEY } from './easy/money.ts';
import { PARTS_AND_ROUNDING } from './easy/parts.ts';
import { SUMS } from './easy/sums.ts';
import { TIME_AND_DATA } from './easy/time.ts';

/** Grades 2 and 3. */
export const EASY: readonly Generator[] = [
  ...SUMS,
  ...MONEY,
  ...GROUPS,
  ...PARTS_AND_ROUNDING,
  ...TIME_AND_DATA,
  ...MEASURES,
];
