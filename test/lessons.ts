import { eq, sum } from 'drizzle-orm';
import type { Lesson, LessonListing } from '../src/features/lessons/contract.ts';
import type { Given } from '../src/features/lessons/questions/given.ts';
import { sampleAnswers, type Question } from '../src/features/lessons/questions/kinds.ts';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import type { Level, Subject } from '../src/features/lessons/subjects.ts';
import { pointsLedger } from '../src/features/progress/tables.ts';
import type { TestApp } from './harness.ts';
import type { TestPerson } from './people.ts';

/** A day's lesson by what it is. */
export const lessonOf = (subject: Subject, level: Level, day = '2026-11-21', ordinal = 1) =>
  `${day}-${subject}-${level}-${ordinal}`;

export async function readLesson(who: TestPerson, id: string): Promise<Lesson> {
  const response = await who.get(`/api/lessons/${id}`);
  if (response.statusCode !== 200) throw new Error(`${id}: ${response.statusCode} ${response.body}`);
  return response.json();
}

export async function todaysLessons(who: TestPerson, subject: Subject): Promise<LessonListing[]> {
  return (await who.get(`/api/lessons?subject=${subject}`)).json().lessons;
}

export const rightAnswer = (question: Question): Given => sampleAnswers(question).right;

export const wrongAnswer = (question: Question): Given => sampleAnswers(question).wrong[0];

/** What a browser sends: for each question so many wrong answers before the right one (3: never right). */
export function attemptsAt(lesson: Lesson, wrongs: readonly number[] = []) {
  return questionsOf(lesson).map((question, index) => {
    const wrong = wrongs[index % Math.max(1, wrongs.length)] ?? 0;
    const misses = Array.from({ length: wrong }, () => wrongAnswer(question));
    return {
      step: index + 1,
      answers: wrong >= 3 ? misses : [...misses, rightAnswer(question)],
      seconds: 20,
    };
  });
}

/** Completes a lesson with all first answers right, or with the mistakes that are asked for. */
export async function finish(
  who: TestPerson,
  id: string,
  wrongs?: readonly number[],
  headers?: Record<string, string>,
) {
  const lesson = await readLesson(who, id);
  return who.send(
    'POST',
    `/api/lessons/${id}/complete`,
    { attempts: attemptsAt(lesson, wrongs), timeSpentMinutes: 5 },
    headers,
  );
}

/** Sends a completion as it is. */
export const complete = (who: TestPerson, id: string, body: object, headers?: Record<string, string>) =>
  who.send('POST', `/api/lessons/${id}/complete`, body, headers);

/** Points of somebody by the ledger alone. */
export async function ledgerSum({ deps: { db } }: TestApp, who: TestPerson): Promise<number> {
  const [row] = await db
    .select({ total: sum(pointsLedger.amount).mapWith(Number) })
    .from(pointsLedger)
    .where(eq(pointsLedger.userId, who.id));
  return row?.total ?? 0;
}
