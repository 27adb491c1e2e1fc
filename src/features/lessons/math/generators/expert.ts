import type { Generator } from '../problem.ts';
import { CHANCE } from './expert/chance.ts';
import { EXPERT_EQUATIONS } from './expert/equations.ts';
import { EXPRESSIONS } from './expert/expressions.ts';
import { EXPERT_GEOMETRY } from './expert/geometry.ts';
import { PROPORTIONS } from './expert/proportions.ts';
import { RATES_AND_SAMPLES } from './expert/rates.ts';
import { SIGNED } from './expert/signed.ts';
import { SURFACES } from './expert/surfaces.ts';

/** Grade 7. */
export const EXPERT: readonly Generator[] = [
  ...SIGNED,
  ...PROPORTIONS,
  ...EXPERT_EQUATIONS,
  ...EXPERT_GEOMETRY,
  ...CHANCE,
  ...EXPRESSIONS,
  ...SURFACES,
  ...RATES_AND_SAMPLES,
];
