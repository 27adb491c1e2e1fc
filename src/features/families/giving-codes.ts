import { randomInt } from 'node:crypto';
import { makeCode } from './rules/codes.ts';

/** Codes seldom meet; more misses than this mean that something else is wrong. */
const MOST_TRIES = 10;

/**
 * Makes a code that nobody has yet.
 *
 * @param keep keeps it; undefined when somebody has it
 */
export async function keepNewCode<T>(
  length: number,
  keep: (code: string) => Promise<T | undefined>,
): Promise<T> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const kept = await keep(makeCode(length, (below) => randomInt(below)));
    if (kept !== undefined) return kept;
  }
  throw new Error(`no free code in ${MOST_TRIES} tries`);
}
