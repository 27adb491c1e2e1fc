const DAY_MS = 86_400_000;
/** Between the decision, or the warning, and the deletion. */
export const ERASURE_NOTICE_MS = 30 * DAY_MS;
/**
 * A sign-in that never became an account goes this long after it was made, or after a parent was last asked, answered
 * or let the time pass. Visits do not count: nobody has agreed to its being kept (16 CFR 312.5(c)(1)).
 */
export const UNFINISHED_MS = 30 * DAY_MS;
const INACTIVE_YEARS = 2;

/** Accounts not seen since this instant are warned now, so that after the notice they were away for two years. */
export function inactiveSince(now: Date): Date {
  const since = new Date(now.getTime() + ERASURE_NOTICE_MS);
  since.setUTCFullYear(since.getUTCFullYear() - INACTIVE_YEARS);
  return since;
}
