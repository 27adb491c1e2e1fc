import type { Lesson } from '../../lessons/contract.ts';
import type { Given } from '../../lessons/questions/given.ts';
import { isAnswer, type Question } from '../../lessons/questions/kinds.ts';
import { ESSAY_SCORE, judge, lessonScore, MAX_ATTEMPTS, questionsOf } from '../../lessons/rules/judging.ts';
import {
  countWords,
  MAX_ESSAY_ATTEMPTS,
  MINIMUM_WORDS,
  type EssayAttempt,
} from '../../writing/rules/essay.ts';

/*
 * The lesson player as values: what the child did is kept, everything else (locks, hints, what comes next, the
 * score) is worked out from it. So a state that is read back from storage cannot claim what its answers do not show.
 */

export type Step =
  { kind: 'instructions' } | { kind: 'question'; index: number; question: Question } | { kind: 'essay' };

/** Answers to one question in their order, and the seconds spent on it until it was over. */
export type QuestionWork = { answers: readonly Given[]; seconds: number };

export type EssayWork = {
  text: string;
  /** How often it was submitted, 3 at most. */
  submissions: number;
  /** It was submitted and is being improved. */
  isReopened: boolean;
};

export type PlayerState = {
  mode: 'answering' | 'reviewing';
  /** The step that is shown, from 0. */
  place: number;
  questions: readonly QuestionWork[];
  essay: EssayWork;
  photo: string | null;
  /** The key of the submission, so that a retry is known as one; a changed lesson gets another. */
  submissionKey: string | null;
};

export type PlayerAction =
  | { type: 'answer'; given: Given; seconds: number }
  | { type: 'go'; to: number }
  | { type: 'write'; text: string }
  | { type: 'submit_essay' }
  | { type: 'improve_essay' }
  | { type: 'photo'; photo: string | null }
  | { type: 'seal'; key: string }
  | { type: 'begin' }
  | { type: 'review' };

/** Characters that an essay may have. */
export const MOST_CHARACTERS = 10_000;
const MOST_SECONDS = 14_400;

/** An instruction step, then a step for each question, or the one for writing. */
export function stepsOf(lesson: Lesson): Step[] {
  const work: Step[] =
    lesson.subject === 'writing'
      ? [{ kind: 'essay' }]
      : questionsOf(lesson).map((question, index) => ({ kind: 'question', index, question }));
  return [{ kind: 'instructions' }, ...work];
}

/** A lesson of which nothing has been done yet; a retake starts here too. */
export function untouched(lesson: Lesson): PlayerState {
  return {
    mode: 'answering',
    place: 0,
    questions: questionsOf(lesson).map(() => ({ answers: [], seconds: 0 })),
    essay: { text: '', submissions: 0, isReopened: false },
    photo: null,
    submissionKey: null,
  };
}

/** How a question stands, by the answers given to it. */
export type QuestionStanding = {
  wrong: number;
  isRight: boolean;
  /** The right answer is shown because no try is left. */
  isRevealed: boolean;
  /** No further answer is taken. */
  isOver: boolean;
  showsHint: boolean;
};

export function standingOf(question: Question, answers: readonly Given[]): QuestionStanding {
  const { wrong, right } = judge(question, answers);
  const isRevealed = !right && wrong >= MAX_ATTEMPTS;
  return {
    wrong,
    isRight: right,
    isRevealed,
    isOver: right || isRevealed,
    showsHint: wrong === MAX_ATTEMPTS - 1 && !right,
  };
}

/** Why an essay cannot be submitted now, or undefined when it can. */
export function essayBarrier(
  lesson: Lesson,
  essay: EssayWork,
): 'too_short' | 'too_long' | 'final' | undefined {
  if (essay.submissions >= MAX_ESSAY_ATTEMPTS) return 'final';
  if (essay.text.length > MOST_CHARACTERS) return 'too_long';
  return countWords(essay.text) < MINIMUM_WORDS[lesson.difficulty] ? 'too_short' : undefined;
}

/** Which of the three attempts the last submission was, or undefined before the first. */
export function essayAttempt({ submissions }: EssayWork): EssayAttempt | undefined {
  return submissions === 1 || submissions === 2 || submissions === 3 ? submissions : undefined;
}

/** Whether a step is done, so that the next one (or 'Complete Lesson') is open. */
export function isAnswered(lesson: Lesson, state: PlayerState, place: number): boolean {
  if (state.mode === 'reviewing') return true;
  const step = stepsOf(lesson)[place];
  switch (step?.kind) {
    case 'instructions':
      return true;
    case 'question':
      return standingOf(step.question, answersOf(state, step.index)).isOver;
    case 'essay':
      return state.essay.submissions > 0 && !state.essay.isReopened;
    case undefined:
      return false;
  }
}

export function answersOf(state: PlayerState, index: number): readonly Given[] {
  return state.questions[index]?.answers ?? [];
}

/** The state after an action; one that is not allowed now changes nothing. */
export function played(lesson: Lesson, state: PlayerState, action: PlayerAction): PlayerState {
  if (action.type === 'begin') return untouched(lesson);
  if (action.type === 'review') return { ...untouched(lesson), mode: 'reviewing' };
  if (action.type === 'go') return { ...state, place: reachable(lesson, state, action.to) };
  if (state.mode === 'reviewing') return state;
  if (action.type === 'seal') return { ...state, submissionKey: state.submissionKey ?? action.key };
  const after = worked(lesson, state, action);
  return after === state ? state : { ...after, submissionKey: null };
}

function worked(
  lesson: Lesson,
  state: PlayerState,
  action: Exclude<PlayerAction, { type: 'begin' | 'review' | 'go' | 'seal' }>,
): PlayerState {
  const { essay } = state;
  const isWritable = lesson.subject === 'writing' && (essay.submissions === 0 || essay.isReopened);
  switch (action.type) {
    case 'answer': {
      const step = stepsOf(lesson)[state.place];
      return step?.kind === 'question' ? answered(state, step, action) : state;
    }
    case 'write':
      return isWritable ? { ...state, essay: { ...essay, text: writable(action.text) } } : state;
    case 'submit_essay':
      if (!isWritable || essayBarrier(lesson, essay)) return state;
      return {
        ...state,
        essay: {
          // Half a character may be typed on the way to a whole one; left so, the server would not take it.
          text: essay.text.toWellFormed(),
          submissions: essay.submissions + 1,
          isReopened: false,
        },
      };
    case 'improve_essay':
      if (isWritable || essay.submissions === 0 || essay.submissions >= MAX_ESSAY_ATTEMPTS) return state;
      return { ...state, essay: { ...essay, isReopened: true } };
    case 'photo':
      return lesson.subject === 'science' ? { ...state, photo: action.photo } : state;
  }
}

function answered(
  state: PlayerState,
  { index, question }: Extract<Step, { kind: 'question' }>,
  { given, seconds }: { given: Given; seconds: number },
): PlayerState {
  const answers = answersOf(state, index);
  if (standingOf(question, answers).isOver || !isAnswer(question, answers, given)) return state;
  const questions = state.questions.map((work, other) =>
    other === index
      ? { answers: [...work.answers, given], seconds: Math.min(MOST_SECONDS, work.seconds + seconds) }
      : work,
  );
  return { ...state, questions };
}

/** Signs that no one types, but that come along with a pasted text, are not taken by the server. */
function writable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ');
}

/** The step asked for, as far as the steps before it are done. */
function reachable(lesson: Lesson, state: PlayerState, to: number): number {
  const steps = stepsOf(lesson);
  const firstOpen = steps.findIndex((_, place) => !isAnswered(lesson, state, place));
  const last = firstOpen === -1 ? steps.length - 1 : firstOpen;
  return Math.min(last, Math.max(0, Math.trunc(to) || 0));
}

/** What is sent when the lesson is completed, or undefined while a step is open. */
export function submissionOf(lesson: Lesson, state: PlayerState, minutes: number) {
  const steps = stepsOf(lesson);
  if (state.mode === 'reviewing' || steps.some((_, place) => !isAnswered(lesson, state, place)))
    return undefined;
  const isEssay = lesson.subject === 'writing';
  return {
    score: lessonScore(isEssay ? [ESSAY_SCORE] : questionScores(lesson, state)),
    timeSpentMinutes: minutes,
    completed: true as const,
    attempts: state.questions.map(({ answers, seconds }, index) => ({
      step: index + 1,
      answers: [...answers],
      seconds: Math.round(seconds),
    })),
    ...(isEssay ? { essayText: state.essay.text } : {}),
    ...(state.photo ? { photoUrl: state.photo } : {}),
    // Begun before midnight it may be finished after it, and nobody else's session takes it.
    ...(lesson.dayPass ? { dayPass: lesson.dayPass } : {}),
  };
}

function questionScores(lesson: Lesson, state: PlayerState): number[] {
  return questionsOf(lesson).map((question, index) => judge(question, answersOf(state, index)).score);
}
