import type { Lesson } from '../../lessons/contract.ts';
import type { Given } from '../../lessons/questions/given.ts';
import { questionsOf } from '../../lessons/rules/judging.ts';
import { MAX_ESSAY_ATTEMPTS } from '../../writing/rules/essay.ts';
import { essayBarrier, played, stepsOf, untouched, type EssayWork, type PlayerState } from './player.ts';
import { isSubmissionKey } from './submission-key.ts';

/** What a browser keeps of an unfinished lesson: values that JSON can carry, and which questions they belong to. */
export type KeptWork = {
  items: string[];
  place: number;
  questions: { answers: Given[]; seconds: number }[];
  essay: EssayWork | null;
  photo: string | null;
  submissionKey: string | null;
};

/** What is to be kept; the essay only where the child lets it be kept. */
export function workToKeep(lesson: Lesson, state: PlayerState, withEssay: boolean): KeptWork {
  return {
    items: itemsOf(lesson),
    place: state.place,
    questions: state.questions.map(({ answers, seconds }) => ({ answers: [...answers], seconds })),
    essay: withEssay ? state.essay : null,
    photo: state.photo,
    submissionKey: state.submissionKey,
  };
}

/** Whether there is anything in it that a child would miss. */
export function isWorthKeeping(state: PlayerState): boolean {
  return state.mode === 'answering' && (state.place > 0 || hasAnswers(state));
}

/** Whether a question was answered or a text begun. */
export function hasAnswers({ questions, essay }: PlayerState): boolean {
  return questions.some(({ answers }) => answers.length > 0) || essay.text.trim() !== '';
}

/**
 * Reads kept work back. Anyone can write into a browser's storage, and lessons may differ from those of an earlier
 * release, so the answers are played again from the start.
 *
 * @returns undefined when it does not belong to this lesson as it is now.
 */
export function workRestored(lesson: Lesson, kept: unknown): PlayerState | undefined {
  if (!isRecord(kept)) return undefined;
  const items = itemsOf(lesson);
  const { questions, essay, photo, submissionKey } = kept;
  if (!Array.isArray(kept['items']) || kept['items'].length !== items.length) return undefined;
  if (kept['items'].some((item, index) => item !== items[index])) return undefined;
  if (!Array.isArray(questions) || questions.length !== items.length) return undefined;

  let state = untouched(lesson);
  for (const [index, work] of questions.entries()) state = replayed(lesson, state, index, work);
  if (isRecord(essay)) state = { ...state, essay: essayRestored(lesson, state.essay, essay) };
  if (typeof photo === 'string' && photo.startsWith('data:image/jpeg;base64,')) {
    state = played(lesson, state, { type: 'photo', photo });
  }
  state = played(lesson, state, { type: 'go', to: typeof kept['place'] === 'number' ? kept['place'] : 0 });
  return isSubmissionKey(submissionKey) ? played(lesson, state, { type: 'seal', key: submissionKey }) : state;
}

/**
 * Work that another tab has kept, in place of what stands here.
 *
 * @returns undefined when it does not belong to this lesson as it is now.
 */
export function workTakenOver(lesson: Lesson, here: PlayerState, kept: unknown): PlayerState | undefined {
  const restored = workRestored(lesson, kept);
  // An essay that is not to be kept stands on its own tab's screen alone: the one here stays.
  const hasEssay = isRecord(kept) && isRecord(kept['essay']);
  return restored && !hasEssay ? { ...restored, essay: here.essay } : restored;
}

/** The text in kept work; empty where there is none. */
export function essayOf(kept: unknown): string {
  const essay = isRecord(kept) && kept['essay'];
  const text = isRecord(essay) && essay['text'];
  return typeof text === 'string' ? text.trim() : '';
}

function replayed(lesson: Lesson, before: PlayerState, index: number, work: unknown): PlayerState {
  const steps = stepsOf(lesson);
  const place = steps.findIndex((step) => step.kind === 'question' && step.index === index);
  let state = played(lesson, before, { type: 'go', to: place });
  if (state.place !== place || !isRecord(work) || !Array.isArray(work['answers'])) return state;
  // Only the sum of a question's seconds is kept: the first answer carries it.
  let seconds = typeof work['seconds'] === 'number' && work['seconds'] > 0 ? work['seconds'] : 0;
  for (const given of work['answers']) {
    if (!isGiven(given)) break;
    state = played(lesson, state, { type: 'answer', given, seconds });
    seconds = 0;
  }
  return state;
}

function isGiven(value: unknown): value is Given {
  return Array.isArray(value) ? value.every(isPart) : isPart(value);
}

const isPart = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function essayRestored(lesson: Lesson, none: EssayWork, kept: Record<string, unknown>): EssayWork {
  if (lesson.subject !== 'writing' || typeof kept['text'] !== 'string') return none;
  const submissions = [1, 2, MAX_ESSAY_ATTEMPTS].find((count) => count === kept['submissions']) ?? 0;
  const isReopened = submissions > 0 && submissions < MAX_ESSAY_ATTEMPTS && kept['isReopened'] === true;
  const { essay } = played(lesson, untouched(lesson), { type: 'write', text: kept['text'] });
  // A text that could not have been submitted was not.
  const isOpen = isReopened || submissions === 0;
  return !isOpen && essayBarrier(lesson, essay) ? essay : { ...essay, submissions, isReopened };
}

function itemsOf(lesson: Lesson): string[] {
  return questionsOf(lesson).map(({ item, question }) => `${item} ${question}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
