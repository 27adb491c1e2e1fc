/** The five subjects, in the order in which they are shown everywhere. */
export declare const SUBJECTS: readonly ['reading', 'writing', 'math', 'science', 'social_studies'];
export type Subject = (typeof SUBJECTS)[number];
/** The five levels, from the easiest to the hardest: grades 2-3, 4, 5-6, 7 and 8. */
export declare const LEVELS: readonly ['easy', 'medium', 'hard', 'expert', 'extreme'];
export type Level = (typeof LEVELS)[number];
export declare const SUBJECT_NAMES: Record<Subject, string>;
export declare const LEVEL_NAMES: Record<Level, string>;
