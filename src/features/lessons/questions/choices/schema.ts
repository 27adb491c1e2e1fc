import { z } from 'zod';
import { aboutAuthored, aboutQuestion, distractor, optionText } from '../about.ts';

/** Two options or more are right, and all of them are asked for. */
export const choicesQuestion = z.object({
  kind: z.literal('choices'),
  options: z.array(z.string()),
  correctIndexes: z.array(z.int()).describe('places of the right options, counted from 0, in their order'),
  /** For each option what may have led there; null for the right ones. */
  notes: z.array(z.string().nullable()),
  ...aboutQuestion,
});
export type ChoicesQuestion = z.infer<typeof choicesQuestion>;

export const authoredChoices = z.strictObject({
  kind: z.literal('choices'),
  ...aboutAuthored,
  /** All right options. */
  right: z.array(optionText).min(2).max(4),
  wrong: z.array(distractor).min(2).max(4),
});
export type AuthoredChoices = z.infer<typeof authoredChoices>;
