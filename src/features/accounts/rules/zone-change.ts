const ONCE_IN_MS = 86_400_000;

/**
 * Whether a user's day may move to another zone now: at most once in 24 hours, so that nobody hops over the date
 * line for days that they did not live.
 */
export function mayChangeTimeZone(changedAt: Date, now: Date): boolean {
  return now.getTime() - changedAt.getTime() >= ONCE_IN_MS;
}
