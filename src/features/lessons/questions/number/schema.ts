import { z } from 'zod';
import { figureSchema } from '../../math/figure.ts';
import { aboutQuestion } from '../about.ts';

/** A number is typed. */
export const numberQuestion = z.object({
  kind: z.literal('number'),
  answer: z.string().describe('whole number, decimal or fraction a/b'),
  unit: z.string().optional(),
  form: z.literal('simplest').optional(),
  figure: figureSchema.optional(),
  ...aboutQuestion,
});
export type NumberQuestion = z.infer<typeof numberQuestion>;
