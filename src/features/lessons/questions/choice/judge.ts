import type { Given } from '../given.ts';
import type { ChoiceQuestion } from './schema.ts';

/** An option is named by its place or by its text. */
export function isRight({ options, correctIndex }: ChoiceQuestion, given: Given): boolean {
  if (typeof given === 'number') return given === correctIndex;
  return typeof given === 'string' && given.trim() === options[correctIndex];
}

/** An option that is there and was not chosen before. */
export function isAnswer({ options }: ChoiceQuestion, earlier: readonly Given[], given: Given): boolean {
  return typeof given === 'number' && given in options && !earlier.includes(given);
}

export function sample({ options, correctIndex }: ChoiceQuestion) {
  const [first = 0, ...others] = options.map((_, place) => place).filter((place) => place !== correctIndex);
  return { right: correctIndex, wrong: [first, ...others] satisfies [number, ...number[]] };
}
