import { triesOfAccount } from './limits.ts';

const STEP_MS = 1_000;
const MOST_MS = 5_000;

/**
 * How long a try waits, in milliseconds, by how many the account has had within the hour, this one included: not at all
 * for the first fifty, then a second more for each fifty, and never so long that its owner gives up.
 */
export function slowDownMs(tries: number): number {
  const fifties = Math.ceil(tries / triesOfAccount.times) - 1;
  return Math.min(MOST_MS, Math.max(0, fifties) * STEP_MS);
}
