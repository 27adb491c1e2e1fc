import { expect } from 'vitest';

/**
 * What is refused for its number says how long to wait: the rest of the limit's window, of which at most a tenth has
 * passed since the first act.
 *
 * @param retryAfter value of the header `Retry-After`
 * @param seconds length of the window
 */
export function expectWait(retryAfter: unknown, seconds: number): void {
  expect(Number(retryAfter)).toBeGreaterThan(0.9 * seconds);
  expect(Number(retryAfter)).toBeLessThanOrEqual(seconds);
}
