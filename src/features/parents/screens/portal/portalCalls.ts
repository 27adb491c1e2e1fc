import { CallError } from '../../../../kit/call.ts';
import { randomKey } from '../../../../kit/random-key.ts';

/** Tries of one call in all, and the pauses before the second and the third. */
const PAUSES_MS = [500, 1_500];

const keys = new Map<string, string>();

/**
 * The header by which the server knows that the same browser asks for the same thing again: an answer that was lost on
 * the way is then repeated, where anyone else's second use of the token is refused.
 *
 * @param change what is asked besides the token's own act: another change is another use
 */
export function keyHeader(token: string, change: unknown = null): { 'X-Portal-Key': string } {
  const use = JSON.stringify([token, change]);
  const key = keys.get(use) ?? randomKey();
  keys.set(use, key);
  return { 'X-Portal-Key': key };
}

/** Whether the server said that a token is not, or no longer, good: another try would not help. */
export function isTokenRefused(error: unknown): boolean {
  return error instanceof CallError && (error.status === 401 || /invalid|expired/i.test(error.text ?? ''));
}

/**
 * Whether our server answered that a call failed, which uses no token up. Where no answer came, or only that of
 * something in between, the call may have been done all the same.
 */
export function isAnswered(error: unknown): boolean {
  return error instanceof CallError && typeof error.details['code'] === 'string';
}

/** Makes a call up to three times; a refused token ends it at once. */
export async function withPatience<T>(
  attempt: () => Promise<T>,
  pause: (ms: number) => Promise<void> = passing,
): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (isTokenRefused(error)) throw error;
      await pause(ms);
    }
  }
  return attempt();
}

const passing = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
