import type { Generator } from '../problem.ts';
import { CHANCE } from './expert/chance.ts';
import { EXPERT_EQUATIONS } from './expert/equations.ts';
import { EXPERT_GEOMETRY } from './expert/geometry.ts';
import { PROPORTIONS } from './expert/proportions.ts';
import { SIGNED } from './expert/signed.ts';

/** Grade 7. */
export const EXPERT: readonly Generator[] = [
  ...SIGNED,
  ...PROPORTIONS,
  ...EXPERT_EQUATIONS,
  ...EXPERT_GEOMETRY,
  ...CHANCE,
];
