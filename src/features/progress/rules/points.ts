/** What points are given for. */
export const LEDGER_REASONS = ['lesson', 'share', 'correction'] as const;
