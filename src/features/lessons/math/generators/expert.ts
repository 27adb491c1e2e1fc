import type { Generator } from '../problem.ts';
import { EXPERT_NUMBERS } from './expert/numbers.ts';
import { EXPERT_SHAPES } from './expert/shapes.ts';

/** Grade 7. */
export const EXPERT: readonly Generator[] = [...EXPERT_NUMBERS, ...EXPERT_SHAPES];
