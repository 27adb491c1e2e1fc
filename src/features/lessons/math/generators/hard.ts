import type { Generator } from '../problem.ts';
import { HARD_ALGEBRA } from './hard/algebra.ts';
import { DATA } from './hard/data.ts';
import { DECIMALS } from './hard/decimals.ts';
import { HARD_FRACTIONS } from './hard/fractions.ts';
import { RATIOS } from './hard/ratios.ts';
import { HARD_SHAPES } from './hard/shapes.ts';

/** Grades 5 and 6. */
export const HARD: readonly Generator[] = [
  ...HARD_FRACTIONS,
  ...DECIMALS,
  ...RATIOS,
  ...DATA,
  ...HARD_ALGEBRA,
  ...HARD_SHAPES,
];
