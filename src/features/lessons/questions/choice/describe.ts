import type { Given } from '../given.ts';
import type { Note } from '../kind.ts';
import type { ChoiceQuestion } from './schema.ts';

export const keyInWords = ({ options, correctIndex }: ChoiceQuestion): string => options[correctIndex] ?? '';

/** An option is named by its text, since each day shuffles them anew. */
export function givenInWords({ options }: ChoiceQuestion, given: Given): string | undefined {
  if (typeof given === 'number') return options[given];
  return typeof given === 'string' ? options.find((option) => option === given.trim()) : undefined;
}

export function notesOn({ options, notes }: ChoiceQuestion, given: Given): Note[] {
  const [about, note] = typeof given === 'number' ? [options[given], notes[given]] : [];
  return about !== undefined && note ? [{ about, note }] : [];
}
