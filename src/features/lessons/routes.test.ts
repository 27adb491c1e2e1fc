import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, startTestApp, type TestApp } from '../../../test/harness.ts';
import { lessonOf, readLesson } from '../../../test/lessons.ts';
import { person, visitor } from '../../../test/people.ts';
import { families, familyMembers } from '../families/tables.ts';
import { makeLessons } from './jobs.ts';
import { questionsOf } from './rules/judging.ts';
import { LEVELS, SUBJECTS } from './subjects.ts';
import { lessons } from './tables.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

async function makePremium(userId: string) {
  const { db, now } = app.deps;
  const [family] = await db
    .insert(families)
    .values({
      name: 'The Larks',
      inviteCode: userId,
      premiumUntil: new Date(now().getTime() + DAY),
      createdAt: now(),
    })
    .returning();
  await db.insert(familyMembers).values({ userId, familyId: family!.id, joinedAt: now() });
}

test('each date has one lesson for each subject and level, three of different skills for math', async () => {
  const rows = await app.deps.db.select().from(lessons).where(eq(lessons.day, '2026-11-21'));
  expect(rows).toHaveLength(35);
  for (const subject of SUBJECTS) {
    for (const level of LEVELS) {
      const shelf = rows.filter((row) => row.subject === subject && row.level === level);
      expect(new Set(shelf.map((row) => row.source)).size, `${subject} ${level}`).toBe(
        subject === 'math' ? 3 : 1,
      );
    }
  }
});

test('two servers that start apart make the same lessons', async () => {
  const other = await startTestApp();
  const of = async (test: TestApp) =>
    (await test.deps.db.select().from(lessons)).toSorted((a, b) => a.id.localeCompare(b.id));
  expect(await of(other)).toEqual(await of(app));
  await other.close();
});

test('servers that start together make each lesson once, and a stored lesson never changes', async () => {
  const { db, bank, now } = app.deps;
  const before = await db.select().from(lessons);
  const later = new Date(now().getTime() + DAY);
  await Promise.all(Array.from({ length: 5 }, () => makeLessons({ db, bank }, later, { daysBack: 14 })));
  const after = await db.select().from(lessons);
  expect(after).toHaveLength(before.length + 35);
  expect(after).toEqual(expect.arrayContaining(before));
});

test('the list of a free account has today alone, without content, and counts what is locked', async () => {
  const mira = await person(app);
  const response = await mira.get('/api/lessons?subject=reading');
  expect(response.statusCode).toBe(200);
  const list = response.json();
  expect(list).toMatchObject({
    isPremium: false,
    accessLevel: 'free',
    lockedCount: 14 * 5,
    message: "Today's lessons are open for you. Premium opens 70 more from earlier days.",
  });
  expect(list.lessons).toHaveLength(5);
  for (const lesson of list.lessons) {
    expect(lesson).toMatchObject({
      subject: 'reading',
      type: 'reading_comprehension',
      dateCreated: '2026-11-21',
    });
    expect(lesson).not.toHaveProperty('content');
  }
});

test('the list of a premium account goes back', async () => {
  const mira = await person(app);
  await makePremium(mira.id);
  const list = (await mira.get('/api/lessons?subject=math')).json();
  expect(list).toMatchObject({ isPremium: true, accessLevel: 'premium', lockedCount: 0 });
  expect(list.lessons).toHaveLength(15 * 15);
});

test('without a subject the list has all five', async () => {
  const mira = await person(app);
  expect((await mira.get('/api/lessons')).json().lessons).toHaveLength(35);
});

const LESSON_KINDS = [
  ['reading', 'reading_comprehension', ['genre', 'questions', 'story']],
  ['writing', 'creative_writing', ['guidelines', 'kind', 'prompt', 'skill', 'starters']],
  ['math', 'math_problems', ['problems']],
  ['science', 'science_experiments', ['experiment', 'questions']],
  ['social_studies', 'social_studies_concepts', ['content', 'questions']],
] as const;
const POINTS = { easy: 50, medium: 60, hard: 75, expert: 90, extreme: 100 };

test.each(LESSON_KINDS)('a lesson of %s is of type %s, with its content', async (subject, type, parts) => {
  const mira = await person(app);
  for (const level of LEVELS) {
    const lesson = await readLesson(mira, lessonOf(subject, level));
    expect(lesson).toMatchObject({ subject, type, difficulty: level, points: POINTS[level] });
    expect(Object.keys(lesson.content).toSorted()).toEqual(parts);
    if (subject === 'writing') continue;
    expect(questionsOf(lesson).length).toBeGreaterThanOrEqual(5);
    for (const question of questionsOf(lesson)) {
      expect(question.hint).not.toBe('');
      if (question.kind === 'choice') {
        expect(question.options).toHaveLength(4);
        expect(question.notes.findIndex((note) => note === null)).toBe(question.correctIndex);
      }
    }
  }
});

test("a lesson of an earlier day is premium's, of a later day is not there, and an unknown one neither", async () => {
  const mira = await person(app);
  const yesterday = await mira.get(`/api/lessons/${lessonOf('math', 'easy', '2026-11-20')}`);
  expect(yesterday.statusCode).toBe(403);
  expect(yesterday.json().message).toContain('earlier day');
  for (const id of [
    lessonOf('math', 'easy', '2026-11-22'),
    '2026-11-21-math-easy-9',
    'x',
    '\u0000',
    'math\u0000',
    "'; drop table lessons",
    'x'.repeat(61),
    'x'.repeat(201),
  ]) {
    const missing = await mira.get(`/api/lessons/${encodeURIComponent(id)}`);
    expect(missing.statusCode, id).toBe(404);
    expect(missing.json(), id).toMatchObject({ code: 'not_found' });
  }
  await makePremium(mira.id);
  expect((await mira.get(`/api/lessons/${lessonOf('math', 'easy', '2026-11-20')}`)).statusCode).toBe(200);
  expect((await mira.get(`/api/lessons/${lessonOf('math', 'easy', '2026-11-22')}`)).statusCode).toBe(404);
});

test('today is the child’s own day', async () => {
  const kiri = await person(app, { timeZone: 'Pacific/Kiritimati' });
  expect((await kiri.get('/api/lessons?subject=math')).json().lessons[0].dateCreated).toBe('2026-11-22');
  const pago = await person(app, { timeZone: 'Pacific/Pago_Pago' });
  expect((await pago.get('/api/lessons?subject=math')).json().lessons[0].dateCreated).toBe('2026-11-21');
});

test('signed out there are no lessons, and wrong words are named', async () => {
  const nobody = visitor(app);
  expect((await nobody.get('/api/lessons')).statusCode).toBe(401);
  expect((await nobody.get(`/api/lessons/${lessonOf('math', 'easy')}`)).statusCode).toBe(401);
  const mira = await person(app);
  const wrong = await mira.get('/api/lessons?subject=cooking');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ code: 'invalid', field: 'subject' });
  const unknown = await mira.get('/api/lessons?subject=math&level=easy');
  expect(unknown.statusCode).toBe(400);
  expect(unknown.json()).toMatchObject({ code: 'invalid', field: 'level' });
});
