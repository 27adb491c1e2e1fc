import type { Given } from '../given.ts';
import type { Note } from '../kind.ts';
import { placesIn } from './judge.ts';
import type { ChoicesQuestion } from './schema.ts';

const inWords = ({ options }: ChoicesQuestion, places: readonly number[]) =>
  places.map((place) => options[place] ?? '').join('; ');

export const keyInWords = (question: ChoicesQuestion): string => inWords(question, question.correctIndexes);

/** By the texts in the order of the alphabet, since each day shuffles the options anew. */
export function givenInWords(question: ChoicesQuestion, given: Given): string | undefined {
  const places = placesIn(question, given);
  const texts = places?.map((place) => question.options[place] ?? '');
  return texts?.toSorted().join('; ');
}

/** On each wrong option that was chosen. */
export function notesOn(question: ChoicesQuestion, given: Given): Note[] {
  return (placesIn(question, given) ?? []).flatMap((place) => {
    const [about, note] = [question.options[place], question.notes[place]];
    return about !== undefined && note ? [{ about, note }] : [];
  });
}
