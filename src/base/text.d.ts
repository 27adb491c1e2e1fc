import { z } from 'zod';
/**
 * Text that can be kept as it was sent, whether an id, an answer or prose of many lines. No NUL and no half of a
 * character, which PostgreSQL cannot keep, and no other control character than tabs and line breaks: nobody types one.
 */
export declare const textOf: (max: number) => z.ZodString;
