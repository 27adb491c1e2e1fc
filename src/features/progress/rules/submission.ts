import { Refusal } from '../../../base/refusal.ts';
import type { Lesson } from '../../lessons/contract.ts';
import type { Given } from '../../lessons/questions/given.ts';
import {
  ESSAY_SCORE,
  firstAttemptPercent,
  judge,
  lessonScore,
  questionsOf,
} from '../../lessons/rules/judging.ts';
import { countWords, essayFigure, MINIMUM_WORDS } from '../../writing/rules/essay.ts';
import { ESSAY_SHOWN_AT } from './skills.ts';

const MOST_MINUTES = 240;

/** Time spent, within 0 to 240 minutes: a tablet left open overnight is no learning time. */
export function boundedSeconds(minutes: number): number {
  return Math.round(Math.min(MOST_MINUTES, Math.max(0, minutes))) * 60;
}

/** What a browser sends of one question: the answers in their order. */
export type Attempt = { step: number; answers: readonly Given[]; seconds: number };

/** One question (or essay) as it is kept: what the level rule, the skills and the knowledge model count. */
export type StepRecord = {
  /** The question's place in the lesson, counted from 1. */
  step: number;
  item: string;
  skill: string;
  given: Given[];
  firstRight: boolean;
  seconds: number;
};

export type Judged = {
  /** Percent, by the specification's rule. */
  score: number;
  /** Percent of first answers that were right, an essay's figure, or null when the answers are not known. */
  firstAttempt: number | null;
  steps: StepRecord[];
};

/**
 * Judges a handed-in lesson by the lesson's own answers. Without answers the sent score is taken, and nothing is
 * learnt of first attempts.
 *
 * @throws Refusal `invalid`, naming the field: a question without answer or twice, an essay too short, no score, a
 * text or photo that the lesson does not ask for.
 */
export function judgeSubmission(
  lesson: Lesson,
  sent: {
    score?: number | undefined;
    essayText?: string | null | undefined;
    photoUrl?: string | null | undefined;
    attempts?: readonly Attempt[] | undefined;
  },
): Judged {
  if (sent.essayText && lesson.subject !== 'writing') throw notAskedFor('essayText', 'a text');
  if (sent.photoUrl && lesson.subject !== 'science') throw notAskedFor('photoUrl', 'a photo');
  if (lesson.subject === 'writing' && sent.essayText) return judgeEssay(lesson, sent.essayText);
  if (sent.attempts && sent.attempts.length > 0) return judgeAttempts(lesson, sent.attempts);
  if (sent.score === undefined)
    throw new Refusal('invalid', 'score: Please send the score, from 0 to 100.', { field: 'score' });
  // Nothing claimed counts more than what is written.
  const most = lesson.subject === 'writing' ? ESSAY_SCORE : 100;
  return { score: Math.min(sent.score, most), firstAttempt: null, steps: [] };
}

const notAskedFor = (field: string, what: string) =>
  new Refusal('invalid', `${field}: This lesson does not ask for ${what}.`, { field });

function judgeEssay(lesson: Extract<Lesson, { subject: 'writing' }>, text: string): Judged {
  const minimum = MINIMUM_WORDS[lesson.difficulty];
  const words = countWords(text);
  if (words < minimum) {
    const message = `essayText: Your text has ${words} words. This one needs at least ${minimum}.`;
    throw new Refusal('invalid', message, { field: 'essayText' });
  }
  const figure = essayFigure(text, { level: lesson.difficulty, ...lesson.content });
  const { skill } = lesson.content;
  const step = {
    step: 1,
    item: `writing/${skill}`,
    skill,
    given: [],
    firstRight: figure >= ESSAY_SHOWN_AT,
    seconds: 0,
  };
  return { score: lessonScore([ESSAY_SCORE]), firstAttempt: figure, steps: [step] };
}

function judgeAttempts(lesson: Lesson, attempts: readonly Attempt[]): Judged {
  const questions = questionsOf(lesson);
  // The instruction step has no answer, so the steps that have one are the questions, in their order.
  const inOrder = attempts.toSorted((one, other) => one.step - other.step);
  const twice = inOrder.some((attempt, index) => attempt.step === inOrder[index - 1]?.step);
  if (twice || inOrder.length !== questions.length) {
    const message =
      questions.length === 0
        ? 'attempts: This lesson has no questions.'
        : `attempts: Please send each of the ${questions.length} questions once.`;
    throw new Refusal('invalid', message, { field: 'attempts' });
  }
  const judged = questions.map((question, index) => {
    const { answers, seconds } = inOrder[index] ?? { answers: [], seconds: 0 };
    return { question, answers, seconds, outcome: judge(question, answers) };
  });
  return {
    score: lessonScore(judged.map(({ outcome }) => outcome.score)),
    firstAttempt: firstAttemptPercent(judged.map(({ outcome }) => outcome)),
    steps: judged.map(({ question, answers, seconds, outcome }, index) => ({
      step: index + 1,
      item: question.item,
      skill: question.skill,
      given: [...answers],
      firstRight: outcome.firstRight,
      seconds: Math.round(seconds),
    })),
  };
}
