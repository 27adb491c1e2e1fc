import type { Generator } from '../problem.ts';
import { EASY } from './easy.ts';
import { EXPERT } from './expert.ts';
import { EXTREME } from './extreme.ts';
import { HARD } from './hard.ts';
import { MEDIUM } from './medium.ts';

/** Every generator, from the easiest level to the hardest. Lessons count on this order: new ones go to the end of a level. */
export const GENERATORS: readonly Generator[] = [...EASY, ...MEDIUM, ...HARD, ...EXPERT, ...EXTREME];
