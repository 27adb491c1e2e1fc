import { z } from 'zod';

/** One line a person typed: trimmed, 1 to `max` characters, no control characters. */
export const lineOf = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Please fill this in.')
    .max(max, `Please keep it to ${max} characters.`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Please use letters and signs only.');

/** Longer text, line breaks and tabs included; PostgreSQL cannot keep a NUL and no person types one. */
export const proseOf = (max: number) =>
  z
    .string()
    .max(max, `Please keep it to ${max.toLocaleString('en')} characters.`)
    .refine((text) => !/[^\P{Cc}\t\n\r]/u.test(text), 'Please use letters and signs only.');
