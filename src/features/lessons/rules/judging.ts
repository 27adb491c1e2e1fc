import type { Lesson } from '../contract.ts';
import type { Given } from '../questions/given.ts';
import { isRight, type Question } from '../questions/kinds.ts';
import { namedKind } from '../questions/stored.ts';

/*
 * Judging answers: the same functions run in the browser, to answer the child at once, and on the server, which
 * believes only itself.
 */

/** Answers that a question takes before it is revealed and locked. */
export const MAX_ATTEMPTS = 3;
/** What a handed-in piece of writing counts in a lesson's score. */
export const ESSAY_SCORE = 85;

/** The questions of a lesson, in their order; a writing lesson has none. */
export function questionsOf({ content }: Pick<Lesson, 'content'>): readonly Question[] {
  const asked = 'problems' in content ? content.problems : 'questions' in content ? content.questions : [];
  // A stored row, or an answer that a browser has cached, may be older than the names of the kinds.
  return asked.map(namedKind);
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
export function judge(question: Question, given: readonly Given[]): Outcome {
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
