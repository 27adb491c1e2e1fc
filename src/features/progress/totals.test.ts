import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { attemptsAt, complete, finish, ledgerSum, lessonOf, readLesson } from '../../../test/lessons.ts';
import { person, type TestPerson } from '../../../test/people.ts';
import { users } from '../accounts/tables.ts';
import { MOST_LESSONS } from './rules/totals.ts';
import { answers, completions } from './tables.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const MATH = lessonOf('math', 'expert');
const READING = lessonOf('reading', 'easy');
const answersOf = ({ id }: TestPerson) =>
  app.deps.db
    .select()
    .from(answers)
    .where(eq(answers.userId, id))
    .orderBy(asc(answers.lessonId), asc(answers.take), asc(answers.step));

test('of ten answers to a question the three that count are kept', async () => {
  const mira = await person(app);
  const attempts = attemptsAt(await readLesson(mira, READING)).map((attempt, place) => ({
    ...attempt,
    answers: Array.from({ length: 10 }, (_, time) => `${place}.${time} ${'x'.repeat(290)}`),
  }));
  expect((await complete(mira, READING, { attempts })).statusCode).toBe(200);
  const kept = await answersOf(mira);
  expect(kept.map(({ given }) => given)).toEqual(attempts.map((attempt) => attempt.answers.slice(0, 3)));
});

test('the answers of the first ten takes are kept, and those of a later one in place of the tenth’s', async () => {
  const mira = await person(app);
  const questions = attemptsAt(await readLesson(mira, MATH)).length;
  for (let take = 1; take <= 12; take++) await finish(mira, MATH, [take % 3]);
  const kept = await answersOf(mira);
  expect(kept).toHaveLength(10 * questions);
  expect(new Set(kept.map(({ take }) => take)).size).toBe(10);
  // The twelfth take was right at once, the tenth was not; the ninth stands as it was.
  expect(kept.filter(({ take }) => take === 10).every(({ firstRight }) => firstRight)).toBe(true);
  expect(kept.filter(({ take }) => take === 8).map(({ given }) => given.length)).toEqual(
    Array.from({ length: questions }, () => 3),
  );
  const [row] = await app.deps.db.select().from(completions).where(eq(completions.userId, mira.id));
  expect(row?.takes).toBe(12);
});

test('fifty takes at once keep no more than ten', async () => {
  const mira = await person(app);
  const attempts = attemptsAt(await readLesson(mira, MATH), [1]);
  const taken = await Promise.all(Array.from({ length: 50 }, () => complete(mira, MATH, { attempts })));
  expect(taken.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(await answersOf(mira)).toHaveLength(10 * attempts.length);
});

test('whoever has all lessons that are kept of one person is told so, and can do those again', async () => {
  const mira = await person(app);
  await finish(mira, MATH);
  await app.deps.db.update(users).set({ lessonsCompleted: MOST_LESSONS }).where(eq(users.id, mira.id));
  const points = await ledgerSum(app, mira);
  const refused = await finish(mira, READING);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
  expect(refused.json().message).toContain('50,000 lessons');
  expect(await ledgerSum(app, mira)).toBe(points);
  expect((await finish(mira, MATH)).statusCode).toBe(200);
});
