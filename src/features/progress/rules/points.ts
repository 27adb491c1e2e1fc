/** What points are given (or taken back) for. */
export const LEDGER_REASONS = ['lesson', 'share', 'correction'] as const;
