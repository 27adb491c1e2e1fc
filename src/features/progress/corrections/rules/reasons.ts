/** Why a question is reported; a closed list. */
export const REPORT_REASONS = ['same_meaning', 'unclear', 'wrong_key', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The reasons in a child's words, in the order in which they are offered. */
export const REASON_WORDS: Record<ReportReason, string> = {
  same_meaning: 'My answer means the same',
  unclear: 'The question is unclear',
  wrong_key: 'The answer shown is wrong',
  other: 'Something else',
};

/** Characters that a report's words may have. */
export const MOST_WORDS = 300;

/** What a child reads of a question that was withdrawn. */
export const MISTAKE_OF_OURS = 'This question has a mistake of ours. Any answer counts.';
