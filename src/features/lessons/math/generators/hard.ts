import type { Generator } from '../problem.ts';
import { HARD_ALGEBRA } from './hard/algebra.ts';
import { DATA } from './hard/data.ts';
import { DECIMALS } from './hard/decimals.ts';
import { DIVIDED_FRACTIONS } from './hard/dividing.ts';
import { FACTORS_AND_BRACKETS } from './hard/factors.ts';
import { HARD_FRACTIONS } from './hard/fractions.ts';
import { PERCENTS_AND_RATIOS } from './hard/percents.ts';
import { UNIT_RATES } from './hard/rates.ts';
import { HARD_SHAPES } from './hard/shapes.ts';

/** Grades 5 and 6. */
export const HARD: readonly Generator[] = [
  ...HARD_FRACTIONS,
  ...DECIMALS,
  ...UNIT_RATES,
  ...PERCENTS_AND_RATIOS,
  ...DATA,
  ...HARD_ALGEBRA,
  ...HARD_SHAPES,
  ...DIVIDED_FRACTIONS,
  ...FACTORS_AND_BRACKETS,
];
