import type { Generator } from '../problem.ts';
import { TWO_KINDS_OF_DATA } from './extreme/data.ts';
import { EXTREME_EQUATIONS } from './extreme/equations.ts';
import { FUNCTIONS } from './extreme/functions.ts';
import { LINES } from './extreme/lines.ts';
import { MOVES_ON_THE_GRID } from './extreme/moves.ts';
import { POWERS } from './extreme/powers.ts';
import { RIGHT_TRIANGLES } from './extreme/right-triangles.ts';
import { SCIENTIFIC } from './extreme/scientific.ts';
import { SOLIDS } from './extreme/solids.ts';

/** Grade 8. */
export const EXTREME: readonly Generator[] = [
  ...POWERS,
  ...SCIENTIFIC,
  ...EXTREME_EQUATIONS,
  ...LINES,
  ...RIGHT_TRIANGLES,
  ...SOLIDS,
  ...FUNCTIONS,
  ...MOVES_ON_THE_GRID,
  ...TWO_KINDS_OF_DATA,
];
