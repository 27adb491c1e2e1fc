import type { Queries } from '../../../infra/db/client.ts';
import type { Bank } from '../../lessons/bank/load.ts';
import type { Question } from '../../lessons/questions/kinds.ts';
import { questionsOf } from '../../lessons/rules/judging.ts';
import { withdrawalKeys } from '../../lessons/rules/withdrawing.ts';
import { findLesson, lessonsFrom, type LessonRow } from '../../lessons/store.ts';
import { AUTHORED, LEVELS } from '../../lessons/subjects.ts';
import { readItem, type NamedItem } from './rules/item-name.ts';
import { itemStatistics, type ItemStatistics } from './rules/statistics.ts';
import { firstAnswers } from './store.ts';

/** A question in one stored lesson; `step` counts from 1. */
export type Occurrence = { lesson: LessonRow; step: number; question: Question };

/** Every stored lesson that asks a question, oldest first. */
export async function occurrencesOf(db: Queries, item: string): Promise<Occurrence[]> {
  const named = readItem(item);
  if (!named) return [];
  const generated = await findLesson(db, named.source);
  const lessons = generated ? [generated] : await lessonsFrom(db, named.source);
  return lessons.flatMap((lesson) => {
    const index = withdrawalKeys(lesson).indexOf(item);
    const question = questionsOf(lesson)[index];
    return question ? [{ lesson, step: index + 1, question }] : [];
  });
}

/** How a question has gone until now, over all days on which it was asked. */
export async function statisticsOf(db: Queries, occurrences: readonly Occurrence[]): Promise<ItemStatistics> {
  const places = occurrences.map(({ lesson, step }) => ({ lessonId: lesson.id, step }));
  const firsts = await firstAnswers(db, places);
  return itemStatistics(
    firsts.flatMap(({ lessonId, given, count }) => {
      const asked = occurrences.find(({ lesson }) => lesson.id === lessonId);
      return asked ? [{ question: asked.question, given, count }] : [];
    }),
  );
}

/**
 * The question that somebody names, by what it is withdrawn by. A bank's question may also be named by a lesson that
 * asks it: `2026-11-21-reading-easy-1#2`.
 *
 * @param loadBank asked only for a question that no stored lesson has: a bank in disorder keeps nobody from withdrawing
 * @throws Error with a sentence for whoever named it, when there is no such question.
 */
export async function findItem(db: Queries, loadBank: () => Promise<Bank>, text: string): Promise<string> {
  const named = readItem(text);
  if (!named) {
    throw new Error(
      `${text} names no question. Name one of the bank, as reading/easy/nine-left-shoes#2, or one problem of a math ` +
        'lesson, as 2026-11-21-math-hard-1#3.',
    );
  }
  const stored = await findLesson(db, named.source);
  const item = stored ? withdrawalKeys(stored)[named.place - 1] : await bankItem(db, loadBank, named);
  if (!item) throw new Error(`There is no question ${text}.`);
  return item;
}

/** In a stored lesson, whatever has become of the bank since, or in the bank as it is. */
async function bankItem(
  db: Queries,
  loadBank: () => Promise<Bank>,
  { source, place }: NamedItem,
): Promise<string | undefined> {
  const item = `${source}#${place}`;
  if ((await occurrencesOf(db, item)).length > 0) return item;
  const file = shelfOf(await loadBank(), source).find(({ id }) => id === source);
  const isThere = file !== undefined && file.subject !== 'writing' && place <= file.file.questions.length;
  return isThere ? item : undefined;
}

const shelfOf = (bank: Bank, source: string) =>
  AUTHORED.flatMap((subject) =>
    LEVELS.flatMap((level) =>
      source.startsWith(`${subject}/${level}/`) ? bank.lessons(subject, level) : [],
    ),
  );
