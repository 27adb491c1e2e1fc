/** The five subjects, in the order in which they are shown everywhere. */
export const SUBJECTS = ['reading', 'writing', 'math', 'science', 'social_studies'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The subjects whose lessons are files; those of math are made by generators. */
export const AUTHORED = SUBJECTS.filter((subject) => subject !== 'math');
export type AuthoredSubject = (typeof AUTHORED)[number];

/** The five levels, from the easiest to the hardest: grades 2-3, 4, 5-6, 7 and 8. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert', 'extreme'] as const;
export type Level = (typeof LEVELS)[number];

export const SUBJECT_NAMES: Record<Subject, string> = {
  reading: 'Reading',
  writing: 'Writing',
  math: 'Math',
  science: 'Science',
  social_studies: 'Social Studies',
};

export const LEVEL_NAMES: Record<Level, string> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
  extreme: 'Extreme',
};
