import type { Generator } from '../problem.ts';
import { EXTREME_EQUATIONS } from './extreme/equations.ts';
import { LINES } from './extreme/lines.ts';
import { POWERS } from './extreme/powers.ts';
import { SOLIDS } from './extreme/solids.ts';

/** Grade 8. */
export const EXTREME: readonly Generator[] = [...POWERS, ...EXTREME_EQUATIONS, ...LINES, ...SOLIDS];
