import Fraction from 'fraction.js';
import type { ChoiceQuestion, Lesson, MathQuestion } from '../contract.ts';
import { readNumber, type TypedNumber } from './numbers.ts';
import { unitFits } from './units.ts';

/*
 * Judging answers: the same functions run in the browser, to answer the child at once, and on the server, which
 * believes only itself.
 */

/** What a child gave: the place of an option (or its text), or a typed number. */
export type Given = string | number;
export type AskedQuestion = ChoiceQuestion | MathQuestion;

/** Answers that a question takes before it is revealed and locked. */
export const MAX_ATTEMPTS = 3;
/** What a handed-in piece of writing counts in a lesson's score. */
export const ESSAY_SCORE = 85;

/** The questions of a lesson, in their order; a writing lesson has none. */
export function questionsOf(lesson: Pick<Lesson, 'content'>): readonly AskedQuestion[] {
  const { content } = lesson;
  if ('problems' in content) return content.problems;
  return 'questions' in content ? content.questions : [];
}

/** Whether an answer is right; to a question that was withdrawn, every one is. */
export function isRight(question: AskedQuestion, given: Given): boolean {
  if (question.isWithdrawn) return true;
  return 'options' in question ? isRightOption(question, given) : isRightNumber(question, String(given));
}

function isRightOption(question: ChoiceQuestion, given: Given): boolean {
  if (typeof given === 'number') return given === question.correctIndex;
  return given.trim() === question.options[question.correctIndex];
}

/** Every way of writing the right number is right, unless the question asks for one way. */
function isRightNumber(question: MathQuestion, typed: string): boolean {
  const read = readNumber(typed);
  if (!read || !read.value.equals(new Fraction(question.answer))) return false;
  if (read.letter && read.letter !== (unknownOf(question) ?? read.letter)) return false;
  if (!isUnitRight(read, question)) return false;
  if (question.form === 'simplest' && read.written) return isLowest(read.written.n, read.written.d);
  return true;
}

/**
 * The letter that a question solves for: `Solve 3n + 4 = 10. What is n?`. Where it asks for none, any may be named: a
 * slope is called m, a probability P.
 */
function unknownOf({ question }: MathQuestion): string | undefined {
  return /(?:What is|Which number does) ([a-z])(?:\?| stand for)/.exec(question)?.[1];
}

function isUnitRight({ prefix, suffix }: TypedNumber, { unit, question }: MathQuestion): boolean {
  // `$9 left` says the same as `9 $ left`.
  if (prefix && unitFits(prefix, unit, question)) return unitFits(`${prefix} ${suffix}`, unit, question);
  return (!prefix || (!unit && question.includes(prefix))) && unitFits(suffix, unit, question);
}

function isLowest(n: number, d: number): boolean {
  let [a, b] = [Math.abs(n), Math.abs(d)];
  while (b) [a, b] = [b, a % b];
  return a === 1;
}

/** How one question went. */
export type Outcome = {
  firstRight: boolean;
  /** Wrong answers before the right one; those after it, or past the third, do not count. */
  wrong: number;
  right: boolean;
  /** 100, 80 or 60. */
  score: number;
};

/**
 * Judges the answers that a child gave to one question, in their order.
 * Score: right with at most one wrong attempt 100, with two 80, else 60 (specification, section 5).
 */
export function judge(question: AskedQuestion, given: readonly Given[]): Outcome {
  const verdicts = given.slice(0, MAX_ATTEMPTS).map((answer) => isRight(question, answer));
  const rightAt = verdicts.indexOf(true);
  const right = rightAt !== -1;
  const wrong = right ? rightAt : verdicts.length;
  return { firstRight: rightAt === 0, wrong, right, score: right ? scoreAfter(wrong) : 60 };
}

function scoreAfter(wrongAttempts: number): number {
  if (wrongAttempts <= 1) return 100;
  return wrongAttempts === 2 ? 80 : 60;
}

/** A lesson's score: the rounded average of its answerable steps, or 100 when it has none. */
export function lessonScore(stepScores: readonly number[]): number {
  return stepScores.length === 0 ? 100 : Math.round(average(stepScores));
}

/** Percent of questions whose first answer was right, not rounded: what the level rule counts. */
export function firstAttemptPercent(outcomes: readonly Pick<Outcome, 'firstRight'>[]): number {
  return average(outcomes.map((outcome) => (outcome.firstRight ? 100 : 0)));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
