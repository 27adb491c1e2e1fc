import type { Generator } from '../problem.ts';
import { EASY } from './easy.ts';
import { EXPERT } from './expert.ts';
import { EXTREME } from './extreme.ts';
import { HARD } from './hard.ts';
import { MEDIUM } from './medium.ts';

/**
 * Every generator, from the easiest level to the hardest, in the order of `content/skills/math.yaml`; the calendar has
 * an order of its own.
 */
export const GENERATORS: readonly Generator[] = [...EASY, ...MEDIUM, ...HARD, ...EXPERT, ...EXTREME];
