import { z } from 'zod';

/** What a stored question of every kind has beside its own fields. */
export const aboutQuestion = {
  question: z.string(),
  /** The bank's question or the generator; statistics and the knowledge model count by it. */
  item: z.string(),
  skill: z.string().describe('code of the public standard, see content/skills'),
  hint: z.string(),
  explanation: z.string(),
  isWithdrawn: z.literal(true).optional().describe('a mistake of ours: every answer is taken as right'),
};

const line = z.string().trim().min(1).max(300);

/** A code of `content/skills/<subject>.yaml`, such as `RL.3.1`. */
export const skillCode = z.string().regex(/^[A-Za-z0-9.-]{2,24}$/);

/** What a question in a file of the lesson bank has beside the fields of its kind. */
export const aboutAuthored = {
  stem: line,
  skill: skillCode,
  /** Helps without telling; shown after the second wrong answer. */
  hint: line,
  /** Why the right answer is right; shown once the question is over. */
  explanation: z.string().trim().min(1).max(600),
};

/** The text of an option. */
export const optionText = line;

/** A wrong option, with the misconception that may have led to it (shown after the reveal). */
export const distractor = z.strictObject({ text: optionText, note: line });
