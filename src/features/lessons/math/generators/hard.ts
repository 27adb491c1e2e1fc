import type { Generator } from '../problem.ts';
import { HARD_ALGEBRA } from './hard/algebra.ts';
import { HARD_PARTS } from './hard/parts.ts';
import { RATIOS } from './hard/ratios.ts';

/** Grades 5 and 6. */
export const HARD: readonly Generator[] = [...HARD_PARTS, ...RATIOS, ...HARD_ALGEBRA];
