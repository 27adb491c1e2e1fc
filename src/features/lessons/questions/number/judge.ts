import Fraction from 'fraction.js';
import type { Given } from '../given.ts';
import { readNumber, type TypedNumber } from './read-number.ts';
import type { NumberQuestion } from './schema.ts';
import { unitFits } from './units.ts';

/** Every way of writing the right number is right, unless the question asks for one way. */
export function isRight(question: NumberQuestion, given: Given): boolean {
  const read = Array.isArray(given) ? undefined : readNumber(String(given));
  if (!read || !read.value.equals(new Fraction(question.answer))) return false;
  if (read.letter && read.letter !== (unknownOf(question) ?? read.letter)) return false;
  if (!isUnitRight(read, question)) return false;
  if (question.form === 'simplest' && read.written) return isLowest(read.written.n, read.written.d);
  return true;
}

/** Something that can be read as a number; the same one may be typed again. */
export function isAnswer(_question: NumberQuestion, _earlier: readonly Given[], given: Given): boolean {
  return typeof given === 'string' && readNumber(given) !== undefined;
}

export function sample({ answer }: NumberQuestion) {
  const wrong: [string, ...string[]] = ['-98765', '-98764', '-98763'];
  return { right: answer, wrong };
}

/**
 * The letter that a question solves for: `Solve 3n + 4 = 10. What is n?`. Where it asks for none, any may be named: a
 * slope is called m, a probability P.
 */
function unknownOf({ question }: NumberQuestion): string | undefined {
  return /(?:What is|Which number does) ([a-z])(?:\?| stand for)/.exec(question)?.[1];
}

function isUnitRight({ prefix, suffix }: TypedNumber, { unit, question }: NumberQuestion): boolean {
  // `$9 left` says the same as `9 $ left`.
  if (prefix && unitFits(prefix, unit, question)) return unitFits(`${prefix} ${suffix}`, unit, question);
  return (!prefix || (!unit && question.includes(prefix))) && unitFits(suffix, unit, question);
}

function isLowest(n: number, d: number): boolean {
  let [a, b] = [Math.abs(n), Math.abs(d)];
  while (b) [a, b] = [b, a % b];
  return a === 1;
}
