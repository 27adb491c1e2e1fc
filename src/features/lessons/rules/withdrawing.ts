import type { LessonContent } from '../contract.ts';
import type { Question } from '../questions/kinds.ts';

/** A lesson with fewer questions left than this is not made. */
export const FEWEST_QUESTIONS = 3;

/** What of a lesson tells its questions. */
type Asking = { id: string; content: LessonContent };

/**
 * What each question of a lesson is withdrawn by, in their order: the bank's question, on whatever day it is asked
 * (`reading/easy/the-red-kite#2`), or for a generated problem its one place (`2026-11-21-math-hard-1#3`).
 */
export function withdrawalKeys({ id, content }: Asking): string[] {
  if ('problems' in content) return content.problems.map((_, index) => `${id}#${index + 1}`);
  return 'questions' in content ? content.questions.map(({ item }) => item) : [];
}

/** The lesson as it is shown: withdrawn questions carry the mark, everything else stays as it was stored. */
export function withMarks<Lesson extends Asking>(lesson: Lesson, withdrawn: ReadonlySet<string>): Lesson {
  const keys = withdrawalKeys(lesson);
  if (!keys.some((key) => withdrawn.has(key))) return lesson;
  const marked = (question: Question, index: number): Question =>
    withdrawn.has(keys[index] ?? '') ? { ...question, isWithdrawn: true } : question;
  const { content } = lesson;
  if ('problems' in content) {
    return { ...lesson, content: { ...content, problems: content.problems.map(marked) } };
  }
  if ('questions' in content) {
    return { ...lesson, content: { ...content, questions: content.questions.map(marked) } };
  }
  return lesson;
}

/** Whether a bank lesson of so many questions may still be given without those that are withdrawn. */
export function isGivable(lessonId: string, questions: number, withdrawn: ReadonlySet<string>): boolean {
  const left = Array.from({ length: questions }, (_, index) => `${lessonId}#${index + 1}`).filter(
    (item) => !withdrawn.has(item),
  );
  return left.length >= FEWEST_QUESTIONS;
}
