import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { attemptsAt, complete, finish, ledgerSum, lessonOf, readLesson } from '../../../test/lessons.ts';
import { person, type TestPerson } from '../../../test/people.ts';
import { users } from '../accounts/tables.ts';
import { MOST_LESSONS, MOST_LISTED, MOST_REPORTS, MOST_TEXT_LISTED } from './rules/totals.ts';
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

test('a list of completions goes page by page, and a person has all of it by the last one had', async () => {
  const mira = await person(app);
  for (const level of ['easy', 'medium', 'hard'] as const) await finish(mira, lessonOf('math', level));
  const list = `/api/users/${mira.id}/completions`;
  const idsOf = async (query: string) =>
    (await mira.get(`${list}${query}`)).json().map(({ lessonId }: { lessonId: string }) => lessonId);
  const all = await idsOf('');
  expect(all).toHaveLength(3);
  expect(await idsOf('?limit=2')).toEqual(all.slice(0, 2));
  expect(await idsOf(`?limit=2&before=${all[1]}`)).toEqual(all.slice(2));
  expect(await idsOf(`?before=${all[2]}`)).toEqual([]);
  expect(await idsOf('?before=nothing')).toEqual([]);
  for (const odd of ['?limit=0', '?limit=6001', '?limit=x', '?more=1'])
    expect((await mira.get(`${list}${odd}`)).statusCode, odd).toBe(400);
});

test('a list holds so many lessons and so much text at most, the latest', async () => {
  const mira = await person(app);
  await app.deps.db.execute(sql`
    insert into lessons (id, day, subject, level, ordinal, source, title, description, estimated_minutes, content)
    select 'long-' || n, '2020-01-01', 'writing', 'easy', 1, 'writing/easy/x', 'A text', '', 10, '{}'
    from generate_series(1, ${MOST_LISTED + 10}::integer) as n`);
  await app.deps.db.execute(sql`
    insert into completions (user_id, lesson_id, subject, level, day, completed_at, score, seconds, points, essay_text)
    select ${mira.id}::uuid, 'long-' || n, 'writing', 'easy', '2020-01-01', now() - n * interval '1 minute', 85, 60, 50,
      repeat('x', 10000) from generate_series(1, ${MOST_LISTED + 10}::integer) as n`);
  const listed: { lessonId: string; feedback: string | null }[] = (
    await mira.get(`/api/users/${mira.id}/completions`)
  ).json();
  expect(listed.map(({ lessonId }) => lessonId)).toEqual(
    Array.from({ length: MOST_LISTED }, (_, place) => `long-${place + 1}`),
  );
  expect(listed.findIndex(({ feedback }) => feedback === null)).toBe(MOST_TEXT_LISTED / 10_000);
  const older = await mira.get(`/api/users/${mira.id}/completions?before=long-${MOST_LISTED}`);
  expect(older.json()).toHaveLength(10);
  expect(older.json()[0].feedback).toHaveLength(10_000);
});

test('whoever has told us of all questions that are kept of one person is told so, and can change those', async () => {
  const mira = await person(app);
  const report = (id: string) =>
    mira.send('POST', `/api/lessons/${id}/report-question`, { step: 1, reason: 'other', comment: 'Odd.' });
  expect((await report(MATH)).statusCode).toBe(200);
  await app.deps.db.execute(sql`
    insert into question_reports (user_id, item, lesson_id, step, reason, given, statistics, created_at)
    select ${mira.id}::uuid, 'x#' || n, ${MATH}, 1, 'other', '[]', '{}', now()
    from generate_series(1, ${MOST_REPORTS}::integer - 1) as n`);
  expect((await report(MATH)).statusCode).toBe(200);
  const refused = await report(READING);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
  expect(refused.json().message).toContain('Thank you!');
});
