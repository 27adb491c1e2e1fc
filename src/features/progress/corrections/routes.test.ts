import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askingChild } from '../../../../test/consent.ts';
import { HOUR, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { finish, lessonOf, readLesson } from '../../../../test/lessons.ts';
import { guardianOf, person, visitor, type TestPerson } from '../../../../test/people.ts';
import { expectWait } from '../../../../test/waiting.ts';
import { rateLimits, users } from '../../accounts/tables.ts';
import { corrections, questionReports } from './tables.ts';

let app: TestApp;
let mira: TestPerson;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.delete(rateLimits);
  mira = await person(app);
});

const MATH = lessonOf('math', 'expert');
const READING = lessonOf('reading', 'expert');
const report = (who: Pick<TestPerson, 'send'>, body: object = {}, lesson = MATH) =>
  who.send('POST', `/api/lessons/${lesson}/report-question`, { step: 2, reason: 'same_meaning', ...body });
const reportsOf = (who: TestPerson) =>
  app.deps.db.select().from(questionReports).where(eq(questionReports.userId, who.id));

describe('reporting a question', () => {
  test('is kept with what was said and given, and how the question has gone', async () => {
    const other = await person(app);
    await finish(other, MATH, [1]);
    // Whoever takes it again knows the answers.
    await finish(other, MATH, [0]);
    await finish(await person(app), MATH, [0]);
    const said = { reason: 'wrong_key', comment: '  it is the same as mine ', given: ['3/4', '0.7'] };
    const answer = await report(mira, said);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Thank you! We will look at this question.' },
    ]);
    expect(await reportsOf(mira)).toEqual([
      {
        userId: mira.id,
        item: `${MATH}#2`,
        lessonId: MATH,
        step: 2,
        reason: 'wrong_key',
        comment: 'it is the same as mine',
        given: ['3/4', '0.7'],
        statistics: expect.objectContaining({ asked: 2, firstRight: 50 }),
        createdAt: app.clock.now(),
        settledAt: null,
      },
    ]);
  });

  test('of the bank is a report of the bank’s question, on whatever day it was asked', async () => {
    await report(mira, { step: 1 }, READING);
    const lesson = await readLesson(mira, READING);
    if (lesson.subject !== 'reading') throw new Error('not a reading lesson');
    expect(await reportsOf(mira)).toMatchObject([{ item: lesson.content.questions[0]?.item, given: [] }]);
  });

  test('again takes the place of the earlier one; one that was settled is open again', async () => {
    await report(mira, { reason: 'unclear' });
    app.clock.forward(HOUR);
    await report(mira, { reason: 'other', comment: 'look at the picture' });
    const createdAt = app.clock.now();
    expect(await reportsOf(mira)).toMatchObject([
      { reason: 'other', comment: 'look at the picture', createdAt },
    ]);
    app.clock.forward(-HOUR);
    await app.deps.db.update(questionReports).set({ settledAt: app.clock.now() });
    expect((await report(mira, { reason: 'unclear' })).statusCode).toBe(200);
    expect(await reportsOf(mira)).toMatchObject([{ reason: 'unclear', settledAt: null }]);
  });

  test('ten times at once is one report', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(mira)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await reportsOf(mira)).toHaveLength(1);
  });

  test('is possible twenty times a day', async () => {
    for (let times = 0; times < 20; times++)
      expect((await report(mira, { step: (times % 2) + 1 })).statusCode).toBe(200);
    const refused = await report(mira);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many']);
    expectWait(refused.headers['retry-after'], 86_400);
    expect((await report(await person(app))).statusCode).toBe(200);
  });

  test('is open to a grown-up who looks at the lesson too', async () => {
    const parent = await guardianOf(app, mira);
    expect((await report(parent)).statusCode).toBe(200);
    expect(await reportsOf(parent)).toHaveLength(1);
    expect(await reportsOf(mira)).toHaveLength(0);
  });

  test.each([
    ['no step', { step: undefined }, 'step'],
    ['a step that is none', { step: 0 }, 'step'],
    ['a question that is not there', { step: 7 }, 'step'],
    ['a step as text', { step: '2' }, 'step'],
    ['another reason', { reason: 'because' }, 'reason'],
    ['too many words', { comment: 'x'.repeat(301) }, 'comment'],
    ['several lines', { comment: 'one\ntwo' }, 'comment'],
    ['NUL', { comment: 'a\u0000b' }, 'comment'],
    ['half a character', { comment: '\ud83d' }, 'comment'],
    ['words that are none', { comment: ['x'] }, 'comment'],
    ['an answer of no form', { given: [{ a: 1 }] }, 'given.0'],
  ])('with %s is refused, naming the field', async (_, body, field) => {
    const refused = await report(mira, body);
    expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
    expect(await reportsOf(mira)).toHaveLength(0);
  });

  test('with more than is asked for is refused', async () => {
    expect((await report(mira, { userId: 'x' })).statusCode).toBe(400);
  });

  test('of a text to write is refused: it asks no question', async () => {
    const refused = await report(mira, { step: 1 }, lessonOf('writing', 'expert'));
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'step']);
  });

  test('needs the lesson to be open, as for reading it', async () => {
    const ofLesson = async (id: string) => [
      (await report(mira, {}, id)).statusCode,
      (await mira.get(`/api/lessons/${id}`)).statusCode,
    ];
    expect(await ofLesson('nothing')).toEqual([404, 404]);
    expect(await ofLesson(lessonOf('math', 'expert', '2026-11-22'))).toEqual([404, 404]);
    const earlier = lessonOf('math', 'expert', '2026-11-20');
    expect(await ofLesson(earlier)).toEqual([403, 403]);
    expect(await reportsOf(mira)).toHaveLength(0);
    app.clock.set('2026-11-20T12:00:00Z');
    await finish(mira, earlier);
    app.clock.set('2026-11-21T12:00:00Z');
    expect(await ofLesson(earlier)).toEqual([200, 200]);
  });

  test('needs a sign-in, consent, and this site', async () => {
    expect((await report(visitor(app))).statusCode).toBe(401);
    expect((await report(await askingChild(app))).statusCode).toBe(403);
    const fromElsewhere = await mira.send(
      'POST',
      `/api/lessons/${MATH}/report-question`,
      { step: 2, reason: 'other' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(fromElsewhere.statusCode).toBe(403);
    expect(await reportsOf(mira)).toHaveLength(0);
  });
});

describe('what was set right', () => {
  const tell = (who: TestPerson, ref: string, points = 10) =>
    app.deps.db
      .insert(corrections)
      .values({ userId: who.id, ref, lessonId: MATH, points, createdAt: app.clock.now() });
  const unseen = async (who: TestPerson) => (await who.get('/api/user/corrections')).json();
  const see = (who: TestPerson, refs: unknown) => who.send('POST', '/api/user/corrections/seen', { refs });

  test('is told until it is seen', async () => {
    await tell(mira, 'a@x');
    await tell(mira, 'b@x', 15);
    const { title } = await readLesson(mira, MATH);
    expect(await unseen(mira)).toEqual([
      { ref: 'a@x', lessonTitle: title, points: 10 },
      { ref: 'b@x', lessonTitle: title, points: 15 },
    ]);
    expect((await see(mira, ['a@x', 'nothing'])).statusCode).toBe(200);
    expect((await see(mira, ['a@x'])).statusCode).toBe(200);
    expect(await unseen(mira)).toMatchObject([{ ref: 'b@x' }]);
  });

  test('is nobody else’s', async () => {
    const other = await person(app);
    await tell(mira, 'a@x');
    expect(await unseen(other)).toEqual([]);
    await see(other, ['a@x']);
    expect(await unseen(mira)).toHaveLength(1);
  });

  test('is refused without sign-in and without form', async () => {
    expect((await visitor(app).get('/api/user/corrections')).statusCode).toBe(401);
    expect((await visitor(app).send('POST', '/api/user/corrections/seen', { refs: ['a'] })).statusCode).toBe(
      401,
    );
    for (const refs of [undefined, [], 'a@x', [1], ['a\u0000'], Array.from({ length: 201 }, String)])
      expect((await see(mira, refs)).statusCode, String(refs)).toBe(400);
  });

  test('and what was reported goes with the person', async () => {
    await report(mira);
    await tell(mira, 'a@x');
    await app.deps.db.delete(users).where(eq(users.id, mira.id));
    expect(await reportsOf(mira)).toEqual([]);
    expect(await app.deps.db.select().from(corrections).where(eq(corrections.userId, mira.id))).toEqual([]);
  });
});
