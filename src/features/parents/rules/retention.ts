import type { UserState } from '../../accounts/rules/account.ts';

/** Why an account is to be deleted on a day to come. */
export const ERASURE_REASONS = ['retention_withdrawn', 'closed', 'inactive'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

const DAY_MS = 86_400_000;
/** Between the decision, or the warning, and the deletion. */
export const ERASURE_NOTICE_MS = 30 * DAY_MS;
/** A sign-in that never became an account, because no age was told or no parent said yes, goes after this. */
export const UNFINISHED_MS = 30 * DAY_MS;
const INACTIVE_YEARS = 2;

/** Whether somebody has signed in, never become a user, and not been here since an instant. */
export const isUnfinished = (state: UserState, seenAt: Date, before: Date) =>
  (state === 'pending' || state === 'denied') && seenAt <= before;

/** Accounts not seen since this instant are warned now, so that after the notice they were away for two years. */
export function inactiveSince(now: Date): Date {
  const since = new Date(now.getTime() + ERASURE_NOTICE_MS);
  since.setUTCFullYear(since.getUTCFullYear() - INACTIVE_YEARS);
  return since;
}

/**
 * Whether a planned deletion is off because the person has been here since. A parent's withdrawal is not undone by
 * the child's visits.
 */
export function isCalledOff(reason: ErasureReason, plannedAt: Date, seenAt: Date): boolean {
  return reason !== 'retention_withdrawn' && seenAt > plannedAt;
}
