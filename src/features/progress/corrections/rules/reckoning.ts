import type { Given } from '../../../lessons/questions/given.ts';
import type { Question } from '../../../lessons/questions/kinds.ts';
import { firstAttemptPercent, judge, lessonScore } from '../../../lessons/rules/judging.ts';

/** What a completion shows of how it went, percent; `firstAttempt` is null where the answers are not known. */
export type Marks = { score: number; firstAttempt: number | null };

/** One answered question of one time through a lesson; takes and steps count from 1. */
export type KeptAnswer = { take: number; step: number; given: readonly Given[] };

/**
 * The marks of a completion once questions of it are withdrawn: the best of its takes, judged anew by the questions as
 * they are marked now, and never lower than before.
 */
export function reckonedAnew(
  questions: readonly Question[],
  answers: readonly KeptAnswer[],
  before: Marks,
): Marks {
  const takes = new Set(answers.map(({ take }) => take));
  let { score, firstAttempt } = before;
  for (const take of takes) {
    const outcomes = questions.flatMap((question, index) => {
      const kept = answers.find((answer) => answer.take === take && answer.step === index + 1);
      return kept ? [judge(question, kept.given)] : [];
    });
    // Of a take that is not whole nothing can be said.
    if (outcomes.length < questions.length) continue;
    score = Math.max(score, lessonScore(outcomes.map((outcome) => outcome.score)));
    if (take === 1 && firstAttempt !== null) {
      firstAttempt = Math.max(firstAttempt, firstAttemptPercent(outcomes));
    }
  }
  return { score, firstAttempt };
}

/** One question's share of a lesson's points, rounded up. */
export function shareOf(lessonPoints: number, questions: number): number {
  return Math.ceil(lessonPoints / questions);
}

/** What the ledger and the notice call a correction; each is paid once. */
export const correctionRef = (item: string, lessonId: string) => `${item}@${lessonId}`;
