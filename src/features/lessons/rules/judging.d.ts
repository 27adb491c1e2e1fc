import type { ChoiceQuestion, Lesson, MathQuestion } from '../contract.ts';
/** What a child gave: the place of an option (or its text), or a typed number. */
export type Given = string | number;
export type AskedQuestion = ChoiceQuestion | MathQuestion;
/** Answers that a question takes before it is revealed and locked. */
export declare const MAX_ATTEMPTS = 3;
/** What a handed-in piece of writing counts in a lesson's score. */
export declare const ESSAY_SCORE = 85;
/** The questions of a lesson, in their order; a writing lesson has none. */
export declare function questionsOf(lesson: Pick<Lesson, 'content'>): readonly AskedQuestion[];
/** Whether an answer is right; to a question that was withdrawn, every one is. */
export declare function isRight(question: AskedQuestion, given: Given): boolean;
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
export declare function judge(question: AskedQuestion, given: readonly Given[]): Outcome;
export declare function scoreAfter(wrongAttempts: number): number;
/** A lesson's score: the rounded average of its answerable steps, or 100 when it has none. */
export declare function lessonScore(stepScores: readonly number[]): number;
/** Percent of questions whose first answer was right: what the level rule counts. */
export declare function firstAttemptPercent(outcomes: readonly Pick<Outcome, 'firstRight'>[]): number;
