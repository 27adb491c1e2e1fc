import type { Given } from '../given.ts';
import type { ChoicesQuestion } from './schema.ts';

/**
 * The places that an answer names, in their order; undefined where it is no list of options that are there, each once.
 * An option is named by its place or by its text.
 */
export function placesIn({ options }: Pick<ChoicesQuestion, 'options'>, given: Given): number[] | undefined {
  if (!Array.isArray(given) || given.length === 0) return undefined;
  const places = given.map((part) => (typeof part === 'number' ? part : options.indexOf(part.trim())));
  const areThere = places.every((place) => Number.isInteger(place) && place in options);
  return areThere && new Set(places).size === places.length
    ? places.toSorted((one, other) => one - other)
    : undefined;
}

/** All right options and no other one; in which order they were chosen says nothing. */
export function isRight(question: ChoicesQuestion, given: Given): boolean {
  return String(placesIn(question, given)) === String(question.correctIndexes);
}

/** A set of options that was not given before. */
export function isAnswer(question: ChoicesQuestion, earlier: readonly Given[], given: Given): boolean {
  const places = placesIn(question, given);
  return (
    places !== undefined && !earlier.some((before) => String(placesIn(question, before)) === String(places))
  );
}

export function sample({ options, correctIndexes }: ChoicesQuestion) {
  const all = options.map((_, place) => place);
  const others = all.filter((place) => !correctIndexes.includes(place));
  const wrong: [Given, ...Given[]] = [others, all, correctIndexes.slice(1)];
  return { right: correctIndexes, wrong };
}
