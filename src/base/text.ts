import { z } from 'zod';

/**
 * Text that can be kept as it was sent, whether an id, an answer or prose of many lines. No NUL and no half of a
 * character, which PostgreSQL cannot keep, and no other control character than tabs and line breaks: nobody types one.
 */
export const textOf = (max: number) =>
  z
    .string()
    // Said when it is needed: writing a number out is slow, and the browser's contracts only pass by here.
    .max(max, { error: () => `Please keep it to ${max.toLocaleString('en')} characters.` })
    .refine(
      (text) => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text),
      'Please use letters and signs only.',
    );
