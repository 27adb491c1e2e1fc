/** Why an account is to be deleted on a day to come. */
export const ERASURE_REASONS = ['retention_withdrawn', 'closed', 'inactive'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

/**
 * Whether a planned deletion is off because the person has been here since. A parent's withdrawal is not undone by
 * the child's visits.
 */
export function isCalledOff(reason: ErasureReason, plannedAt: Date, seenAt: Date): boolean {
  return reason !== 'retention_withdrawn' && seenAt > plannedAt;
}
