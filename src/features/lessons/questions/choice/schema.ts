import { z } from 'zod';
import { aboutAuthored, aboutQuestion, distractor, optionText } from '../about.ts';

/** One option is right. */
export const choiceQuestion = z.object({
  kind: z.literal('choice'),
  options: z.array(z.string()),
  correctIndex: z.int().describe('place of the right option, counted from 0'),
  /** For each option what may have led there; null for the right one. */
  notes: z.array(z.string().nullable()),
  ...aboutQuestion,
});
export type ChoiceQuestion = z.infer<typeof choiceQuestion>;

/** In the lesson bank a question without `kind` is one. */
export const authoredChoice = z.strictObject({
  kind: z.literal('choice').default('choice'),
  ...aboutAuthored,
  /** The one right option. */
  right: optionText,
  /** The three wrong ones. */
  wrong: z.array(distractor).length(3),
});
export type AuthoredChoice = z.infer<typeof authoredChoice>;
