import { z } from 'zod';
import { textOf } from '../../../base/text.ts';

const LONGEST_TEXT = 300;
const MOST_PARTS = 20;

const part = z.union([textOf(LONGEST_TEXT), z.number()]);

/** One answer to a question as it is sent and stored; its question's kind says what it means. */
export const given = z.union([part, z.array(part).max(MOST_PARTS)]);

/** The place of an option (from 0) or its text, a number as typed, or a list of such. */
export type Given = z.infer<typeof given>;
