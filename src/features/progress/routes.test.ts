import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, startTestApp, type TestApp } from '../../../test/harness.ts';
import { attemptsAt, complete, finish, ledgerSum, lessonOf, readLesson } from '../../../test/lessons.ts';
import { guardianOf, person, visitor, type TestPerson } from '../../../test/people.ts';
import { users } from '../accounts/tables.ts';
import { makeLessons } from '../lessons/jobs.ts';
import type { BadgeState, Completion } from './contract.ts';
import { answers, completions, earnedBadges } from './tables.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const MATH = lessonOf('math', 'expert');
const userRow = async (who: TestPerson) =>
  (await app.deps.db.select().from(users).where(eq(users.id, who.id)))[0]!;

test('a finished lesson gives its points, a streak and an answer with all of it', async () => {
  const mira = await person(app);
  const response = await finish(mira, MATH, [0, 2, 3]);
  expect(response.statusCode).toBe(200);
  const lesson = await readLesson(mira, MATH);
  expect(response.json()).toMatchObject({
    completion: {
      lessonId: MATH,
      completed: true,
      score: 80,
      timeSpentMinutes: 5,
      timeSpent: 300,
      feedback: null,
      photoUrl: null,
    },
    pointsEarned: 90,
    points: 90,
    level: 1,
    streak: 1,
    newBadges: [],
    subjectLevel: { subject: 'math', from: 'expert', to: 'expert' },
    isFirstTime: true,
  });
  expect(response.json().completion.lesson).toMatchObject({
    title: lesson.title,
    subject: 'math',
    points: 90,
    difficulty: 'expert',
  });
  expect((await mira.get('/api/auth/user')).json()).toMatchObject({ points: 90, streak: 1, level: 1 });
  const kept = await app.deps.db.select().from(answers).where(eq(answers.userId, mira.id));
  expect(kept).toHaveLength(6);
  expect(kept.filter((row) => row.firstRight)).toHaveLength(2);
  expect(kept.every((row) => row.skill !== '' && row.seconds === 20)).toBe(true);
});

test('the server works the score out itself and does not believe the sent one', async () => {
  const mira = await person(app);
  const lesson = await readLesson(mira, MATH);
  const response = await complete(mira, MATH, { score: 100, attempts: attemptsAt(lesson, [3]) });
  expect(response.json().completion.score).toBe(60);
});

test('without answers the sent score is taken, within its bounds', async () => {
  const mira = await person(app);
  for (const score of [101, -1, 50.5, '90', null, [90]]) {
    const refused = await complete(mira, MATH, { score });
    expect(refused.statusCode, JSON.stringify(score)).toBe(400);
    expect(refused.json().field).toBe('score');
  }
  expect((await complete(mira, MATH, {})).json()).toMatchObject({ field: 'score' });
  expect(await ledgerSum(app, mira)).toBe(0);
  const done = await complete(mira, MATH, { score: 73, timeSpentMinutes: 1e9, completed: true });
  expect(done.json().completion).toMatchObject({ score: 73, timeSpentMinutes: 240 });
  const clockSetBack = await complete(mira, lessonOf('math', 'easy'), { score: 73, timeSpentMinutes: -5 });
  expect(clockSetBack.json().completion).toMatchObject({ timeSpentMinutes: 0, timeSpent: 0 });
});

test('answers that are no answers are refused by name', async () => {
  const mira = await person(app);
  const attempts = attemptsAt(await readLesson(mira, MATH));
  const wrong = [
    attempts.slice(1),
    [...attempts, attempts[0]],
    [...attempts.slice(1), attempts[1]],
    [{ step: 1 }],
    [{ ...attempts[0], answers: 'x' }],
    'all',
    attempts.map((one) => ({ ...one, seconds: -1 })),
    attempts.map((one) => ({ ...one, isRight: true })),
  ];
  for (const sent of wrong) {
    const response = await complete(mira, MATH, { attempts: sent });
    expect(response.statusCode, JSON.stringify(sent)).toBe(400);
    expect(response.json().field).toMatch(/^attempts/);
  }
  expect(await ledgerSum(app, mira)).toBe(0);
});

test('fifty completions at once give the points once', async () => {
  const mira = await person(app);
  const attempts = attemptsAt(await readLesson(mira, MATH));
  const all = await Promise.all(Array.from({ length: 50 }, () => complete(mira, MATH, { attempts })));
  expect(all.every((response) => response.statusCode === 200)).toBe(true);
  expect(all.filter((response) => response.json().isFirstTime)).toHaveLength(1);
  expect(all.reduce((total, response) => total + response.json().pointsEarned, 0)).toBe(90);
  expect(await ledgerSum(app, mira)).toBe(90);
  expect(await userRow(mira)).toMatchObject({ points: 90, streak: 1, lessonsCompleted: 1 });
  const kept = await app.deps.db.select().from(completions).where(eq(completions.userId, mira.id));
  expect(kept).toHaveLength(1);
});

test('different lessons at once are all kept', async () => {
  const mira = await person(app);
  const ids = [1, 2, 3].flatMap((ordinal) =>
    ['easy', 'hard', 'expert'].map((level) => `2026-11-21-math-${level}-${ordinal}`),
  );
  const all = await Promise.all(ids.map((id) => finish(mira, id)));
  expect(all.every((response) => response.json().isFirstTime)).toBe(true);
  const row = await userRow(mira);
  expect(row.lessonsCompleted).toBe(9);
  expect(row.points).toBe(3 * (50 + 75 + 90));
  expect(await ledgerSum(app, mira)).toBe(row.points);
});

test('a lost answer is had again with the same key', async () => {
  const mira = await person(app);
  const key = { 'idempotency-key': 'a-key-of-this-browser' };
  const first = await finish(mira, MATH, [0], key);
  const again = await finish(mira, MATH, [0], key);
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect((await finish(mira, MATH, [0], { 'idempotency-key': 'x' })).statusCode).toBe(400);
});

test('a retake betters the score, brings its time with it and gives nothing more', async () => {
  const mira = await person(app);
  await finish(mira, MATH, [3]);
  const lesson = await readLesson(mira, MATH);
  const retake = async (wrongs: readonly number[], timeSpentMinutes: number) =>
    (await complete(mira, MATH, { attempts: attemptsAt(lesson, wrongs), timeSpentMinutes })).json();
  expect(await retake([0], 9)).toMatchObject({
    isFirstTime: false,
    pointsEarned: 0,
    points: 90,
    completion: { score: 100, timeSpentMinutes: 9 },
  });
  expect((await retake([3], 2)).completion).toMatchObject({ score: 100, timeSpentMinutes: 9 });
  const list = (await mira.get(`/api/users/${mira.id}/completions`)).json();
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ lessonId: MATH, score: 100, timeSpentMinutes: 9, completed: true });
  expect(await ledgerSum(app, mira)).toBe(90);
});

test('a retake changes no other lesson, and none of somebody else', async () => {
  const mira = await person(app);
  const noor = await person(app);
  const other = lessonOf('math', 'expert', '2026-11-21', 2);
  for (const id of [MATH, other]) await finish(mira, id, [3]);
  await finish(noor, MATH, [3]);
  await finish(mira, MATH, [0]);
  const scores = async (who: TestPerson) => {
    const list: Completion[] = (await who.get(`/api/users/${who.id}/completions`)).json();
    return Object.fromEntries(list.map(({ lessonId, score }) => [lessonId, score]));
  };
  expect(await scores(mira)).toEqual({ [MATH]: 100, [other]: 60 });
  expect(await scores(noor)).toEqual({ [MATH]: 60 });
});

test('completions are listed latest first', async () => {
  const mira = await person(app);
  const ids = [1, 3, 2].map((ordinal) => lessonOf('math', 'expert', '2026-11-21', ordinal));
  for (const id of ids) {
    await finish(mira, id);
    app.clock.forward(1_000);
  }
  const list: Completion[] = (await mira.get(`/api/users/${mira.id}/completions`)).json();
  expect(list.map(({ lessonId }) => lessonId)).toEqual(ids.toReversed());
});

test('a lesson of tomorrow, and for free accounts of yesterday, gives nothing', async () => {
  const mira = await person(app);
  expect((await complete(mira, lessonOf('math', 'expert', '2026-11-22'), { score: 100 })).statusCode).toBe(
    404,
  );
  const yesterday = await complete(mira, lessonOf('math', 'expert', '2026-11-20'), { score: 100 });
  expect(yesterday.statusCode).toBe(403);
  expect((await complete(mira, 'nothing', { score: 100 })).statusCode).toBe(404);
  expect(await ledgerSum(app, mira)).toBe(0);
});

test('what a free account has completed stays open to it, and can be taken again', async () => {
  const test = await startTestApp();
  const mira = await person(test);
  await finish(mira, MATH, [3]);
  test.clock.forward(DAY);
  expect((await mira.get(`/api/lessons/${lessonOf('math', 'expert', '2026-11-21', 2)}`)).statusCode).toBe(
    403,
  );
  expect((await mira.get(`/api/lessons/${MATH}`)).statusCode).toBe(200);
  expect((await (await person(test)).get(`/api/lessons/${MATH}`)).statusCode).toBe(403);
  const again = await finish(mira, MATH, [0]);
  expect(again.json()).toMatchObject({ isFirstTime: false, pointsEarned: 0, completion: { score: 100 } });
  await test.close();
});

test('an essay is kept and counts 85, with its own figure beside it', async () => {
  const mira = await person(app);
  const id = lessonOf('writing', 'easy');
  const essayText =
    'My kite is red and blue. It has a long tail with bows. On windy days my brother and I run up the hill. The kite jumps, pulls and sings. When it falls we laugh and try again until dinner.';
  const done = await complete(mira, id, { essayText, score: 85, timeSpentMinutes: 12 });
  expect(done.statusCode).toBe(200);
  expect(done.json()).toMatchObject({ pointsEarned: 50, completion: { score: 85, feedback: essayText } });
  expect(done.json().completion.aiScore).toBeGreaterThan(60);
});

test('a retaken essay shows its own figure, and the level rule keeps the first', async () => {
  const mira = await person(app);
  const id = lessonOf('writing', 'easy');
  const good =
    'My kite is red and blue. It has a long tail with bows. On windy days my brother and I run up the hill. The kite jumps, pulls and sings. When it falls we laugh and try again until dinner.';
  const first = (await complete(mira, id, { essayText: 'kite kite wind '.repeat(12) })).json();
  app.clock.forward(1_000);
  const again = (await complete(mira, id, { essayText: good })).json();
  expect(first.completion.feedbackAt).toBe(first.completion.completedAt);
  expect(again.completion.completedAt).toBe(first.completion.completedAt);
  expect(Date.parse(again.completion.feedbackAt)).toBe(Date.parse(first.completion.completedAt) + 1_000);
  expect(again.completion.feedback).toBe(good);
  expect(again.completion.aiScore).toBeGreaterThan(first.completion.aiScore);
  const [listed] = (await mira.get(`/api/users/${mira.id}/completions`)).json();
  expect(listed).toMatchObject({
    aiScore: again.completion.aiScore,
    feedbackAt: again.completion.feedbackAt,
  });
  const [row] = await app.deps.db.select().from(completions).where(eq(completions.userId, mira.id));
  expect(row?.firstAttempt).toBe(first.completion.aiScore);
});

test('a retake without a text, or with an empty one, loses none', async () => {
  const mira = await person(app);
  const id = lessonOf('writing', 'easy');
  const essayText = 'The wind took my hat over the river. '.repeat(6);
  await complete(mira, id, { essayText });
  for (const nothing of [{}, { essayText: '' }, { essayText: null }]) {
    const again = (await complete(mira, id, { score: 85, ...nothing })).json();
    expect(again).toMatchObject({ isFirstTime: false, completion: { feedback: essayText } });
  }
});

test('takes are counted past what two bytes hold', async () => {
  const mira = await person(app);
  await finish(mira, MATH);
  await app.deps.db.update(completions).set({ takes: 32_767 }).where(eq(completions.userId, mira.id));
  expect((await finish(mira, MATH)).statusCode).toBe(200);
});

test('an essay that is too short or too long is refused by name', async () => {
  const mira = await person(app);
  const id = lessonOf('writing', 'easy');
  const short = await complete(mira, id, { essayText: 'Only five words are here.' });
  expect(short.statusCode).toBe(400);
  expect(short.json()).toMatchObject({ field: 'essayText' });
  expect(short.json().message).toContain('30');
  expect((await complete(mira, id, { essayText: 'word '.repeat(2_001) })).json()).toMatchObject({
    field: 'essayText',
  });
  expect((await complete(mira, id, { essayText: `${'word '.repeat(40)}\u0000` })).statusCode).toBe(400);
  expect((await complete(mira, id, { essayText: 'word '.repeat(2_000) })).statusCode).toBe(200);
});

test('hostile text comes back as it was written, and as text', async () => {
  const mira = await person(app);
  const essayText = `<script>alert(1)</script> "'; drop table users; -- ${'\u202e'} {{7*7}} ${'and so the story goes on '.repeat(8)}`;
  const done = await complete(mira, lessonOf('writing', 'easy'), { essayText });
  expect(done.headers['content-type']).toContain('application/json');
  expect(done.json().completion.feedback).toBe(essayText);
});

test('a body of over 8 MB, or over 64 KB elsewhere, is refused whole', async () => {
  const mira = await person(app);
  const large = await complete(mira, lessonOf('science', 'easy'), {
    score: 100,
    photoUrl: 'x'.repeat(8 * 1024 * 1024),
  });
  expect(large.statusCode).toBe(413);
  const shield = await mira.send('POST', '/api/user/use-streak-shield', { filler: 'x'.repeat(64 * 1024) });
  expect(shield.statusCode).toBe(413);
});

test('progress, time and what is done today are told to the child and their parent', async () => {
  const mira = await person(app);
  const robin = await guardianOf(app, mira);
  await finish(mira, MATH);
  const mine = (await mira.get('/api/user/progress')).json();
  expect(mine).toMatchObject({
    totalPoints: 90,
    streak: 1,
    level: 1,
    doneToday: ['math'],
    lessonsCompleted: 1,
  });
  expect(mine.levels).toEqual({
    reading: 'expert',
    writing: 'expert',
    math: 'expert',
    science: 'expert',
    social_studies: 'expert',
  });
  expect(mine.progress.math).toBeGreaterThan(0);
  expect(mine.progress.reading).toBe(0);
  const theirs = (await robin.get(`/api/users/${mira.id}/progress`)).json();
  expect(theirs).toMatchObject({ totalTimeMinutes: 5, totalPoints: 90, progress: mine.progress });
  expect((await robin.get(`/api/users/${mira.id}/completions`)).json()).toHaveLength(1);
});

test("another's progress and completions are not found", async () => {
  const mira = await person(app);
  const stranger = await person(app);
  for (const call of ['progress', 'completions', 'photos/00000000-0000-4000-8000-000000000000']) {
    const hit = await stranger.get(`/api/users/${mira.id}/${call}`);
    const miss = await stranger.get(`/api/users/00000000-0000-4000-8000-000000000000/${call}`);
    expect(hit.statusCode).toBe(404);
    expect(hit.body).toBe(miss.body);
  }
});

async function learnDaily(test: TestApp, who: TestPerson, days: number) {
  const { db, bank } = test.deps;
  for (let day = 0; day < days; day++) {
    if (day > 0) test.clock.forward(DAY);
    await makeLessons({ db, bank }, test.clock.now(), { daysBack: 14 });
    const today = test.clock.now().toISOString().slice(0, 10);
    await finish(who, lessonOf('math', 'easy', today));
  }
}

test('a streak grows by the day, is in danger after a missed one, and shields save it once', async () => {
  const test = await startTestApp();
  const mira = await person(test);
  await learnDaily(test, mira, 7);
  const status = async () => (await mira.get('/api/user/streak-status')).json();
  expect(await status()).toEqual({
    streak: 7,
    streakInDanger: false,
    daysMissed: 0,
    canUseShield: false,
    streakShields: 0,
  });
  const badges = (await mira.get('/api/achievements')).json();
  expect(badges).toHaveLength(16);
  expect(badges.find((badge: { id: string }) => badge.id === 'daily-hero')).toMatchObject({
    name: 'Daily Hero',
    count: 7,
  });
  expect(badges.find((badge: { id: string }) => badge.id === 'daily-hero').earnedAt).not.toBeNull();

  expect((await mira.send('POST', '/api/user/use-streak-shield')).statusCode).toBe(409);
  test.clock.forward(3 * DAY);
  expect(await status()).toMatchObject({
    streak: 7,
    streakInDanger: true,
    daysMissed: 2,
    canUseShield: false,
  });
  expect((await mira.send('POST', '/api/user/use-streak-shield')).json().message).toContain(
    'not have enough shields',
  );

  await test.deps.db.update(users).set({ shields: 5 }).where(eq(users.id, mira.id));
  expect(await status()).toMatchObject({ canUseShield: true, streakShields: 5 });
  const all = await Promise.all(
    Array.from({ length: 20 }, () => mira.send('POST', '/api/user/use-streak-shield')),
  );
  expect(all.filter((response) => response.statusCode === 200)).toHaveLength(1);
  expect(await status()).toMatchObject({ streak: 7, streakInDanger: false, streakShields: 3 });

  const { db, bank } = test.deps;
  await makeLessons({ db, bank }, test.clock.now(), { daysBack: 14 });
  const done = await finish(mira, lessonOf('math', 'easy', test.clock.now().toISOString().slice(0, 10)));
  expect(done.json().streak).toBe(8);

  // A streak that ends takes no badge along.
  test.clock.forward(3 * DAY);
  await makeLessons({ db, bank }, test.clock.now(), { daysBack: 14 });
  const anew = await finish(mira, lessonOf('math', 'easy', test.clock.now().toISOString().slice(0, 10)));
  expect(anew.json().streak).toBe(1);
  const kept = (await mira.get('/api/achievements')).json();
  expect(kept.find((badge: { id: string }) => badge.id === 'daily-hero')).toMatchObject({
    count: 1,
    earnedAt: expect.any(String),
  });
  await test.close();
});

test('what is done today and what was missed go by the child’s own days', async () => {
  // An hour before midnight in Auckland.
  const test = await startTestApp({ start: '2026-11-21T10:00:00Z' });
  const mira = await person(test, { timeZone: 'Pacific/Auckland' });
  await finish(mira, lessonOf('math', 'easy'));
  const doneToday = async () => (await mira.get('/api/user/progress')).json().doneToday;
  expect(await doneToday()).toEqual(['math']);
  test.clock.forward(HOUR);
  expect(await doneToday()).toEqual([]);
  // Two days on there, and one by UTC.
  test.clock.forward(DAY);
  const status = async () => (await mira.get('/api/user/streak-status')).json();
  expect(await status()).toMatchObject({ daysMissed: 1, streakInDanger: true });
  await test.deps.db.update(users).set({ shields: 1 }).where(eq(users.id, mira.id));
  expect((await mira.send('POST', '/api/user/use-streak-shield')).statusCode).toBe(200);
  expect(await status()).toMatchObject({ streak: 1, daysMissed: 0, streakShields: 0 });
  await test.close();
});

test('a zone changed back and forth makes no day more', async () => {
  const test = await startTestApp({ start: '2026-11-21T11:00:00Z' });
  const mira = await person(test);
  await finish(mira, lessonOf('math', 'easy', '2026-11-21', 1));
  const hop = async (zone: string, day: string, ordinal: number) => {
    await mira.get('/api/auth/user', { 'x-time-zone': zone });
    return finish(mira, lessonOf('math', 'easy', day, ordinal));
  };
  expect((await hop('Pacific/Kiritimati', '2026-11-22', 1)).json().streak).toBe(2);
  test.clock.forward(HOUR);
  // A second change on the same day is not heard.
  await mira.get('/api/auth/user', { 'x-time-zone': 'Pacific/Pago_Pago' });
  expect((await mira.get('/api/auth/user')).json().timeZone).toBe('Pacific/Kiritimati');
  test.clock.forward(DAY);
  const { db, bank } = test.deps;
  await makeLessons({ db, bank }, test.clock.now(), { daysBack: 14 });
  expect((await hop('Pacific/Pago_Pago', '2026-11-22', 2)).json().streak).toBe(2);
  await mira.get('/api/auth/user', { 'x-time-zone': 'Not/AZone' });
  expect((await mira.get('/api/auth/user')).json().timeZone).toBe('Pacific/Pago_Pago');
  await test.close();
});

test('a badge is given once, in the completion that earns it', async () => {
  const test = await startTestApp();
  const mira = await person(test);
  await test.deps.db.update(users).set({ lessonsCompleted: 24, points: 450 }).where(eq(users.id, mira.id));
  const done = (await finish(mira, lessonOf('math', 'easy'))).json();
  expect(done.newBadges.map((badge: { name: string }) => badge.name)).toEqual([
    'Rookie Explorer',
    'Point Pioneer',
  ]);
  expect(done.level).toBe(3);
  const next = (await finish(mira, lessonOf('math', 'easy', '2026-11-21', 2))).json();
  expect(next.newBadges).toEqual([]);
  expect(await test.deps.db.select().from(earnedBadges)).toHaveLength(2);
  const badges: BadgeState[] = (await mira.get('/api/achievements')).json();
  const counts = new Set(badges.map(({ group, count }) => `${group} ${count}`));
  expect([...counts].toSorted()).toEqual(['lessons 26', 'points 550', 'streak 1']);
  await test.close();
});

test("everything that grows with a user's work is kept by user", async () => {
  const { rows } = await app.deps.db.execute(sql`
    select i.indrelid::regclass::text as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indisprimary and a.attname = 'user_id' order by name`);
  expect(rows.map((row) => row['name'])).toEqual(
    expect.arrayContaining(['answers', 'completions', 'photos', 'points_ledger', 'shield_ledger']),
  );
});

test('signed out nothing is kept', async () => {
  const nobody = visitor(app);
  expect((await nobody.send('POST', `/api/lessons/${MATH}/complete`, { score: 100 })).statusCode).toBe(401);
  expect((await nobody.send('POST', '/api/user/use-streak-shield')).statusCode).toBe(401);
  for (const call of ['user/progress', 'user/streak-status', 'achievements']) {
    expect((await nobody.get(`/api/${call}`)).statusCode).toBe(401);
  }
});
