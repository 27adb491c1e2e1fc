import type { Generator } from '../problem.ts';
import { EXTREME_ALGEBRA } from './extreme/algebra.ts';
import { EXTREME_SHAPES } from './extreme/shapes.ts';

/** Grade 8. */
export const EXTREME: readonly Generator[] = [...EXTREME_ALGEBRA, ...EXTREME_SHAPES];
