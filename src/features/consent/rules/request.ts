/** `open` until the parent answers, another request takes its place, or 72 hours are over. */
export const REQUEST_STATES = ['open', 'granted', 'denied', 'replaced', 'outgrown'] as const;

const HOUR_MS = 3_600_000;
/** How long a parent may take to answer, and how long a refused or replaced request is kept. */
export const CONSENT_WINDOW_MS = 72 * HOUR_MS;
/** Requests for one child within a day. */
const REQUESTS_A_DAY = 3;
const DAY_MS = 24 * HOUR_MS;

/**
 * Seconds until a child may ask again, or 0 when they may now: three requests within 24 hours.
 *
 * @param earlier when requests for this child were made, in any order
 */
export function secondsUntilNextRequest(earlier: readonly Date[], now: Date): number {
  const recent = earlier
    .map((instant) => instant.getTime())
    .filter((time) => now.getTime() - time < DAY_MS)
    .toSorted((a, b) => b - a);
  const oldestThatCounts = recent[REQUESTS_A_DAY - 1];
  if (oldestThatCounts === undefined) return 0;
  return Math.max(1, Math.ceil((oldestThatCounts + DAY_MS - now.getTime()) / 1000));
}
