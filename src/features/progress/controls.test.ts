import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askingChild, consentedChild } from '../../../test/consent.ts';
import { DAY, HOUR, startTestApp, type TestApp } from '../../../test/harness.ts';
import { attemptsAt, finish, lessonOf, readLesson } from '../../../test/lessons.ts';
import { guardianOf, person, visitor, type TestPerson } from '../../../test/people.ts';
import { users } from '../accounts/tables.ts';
import { makeLessons } from '../lessons/jobs.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/** Moves the clock by whole days; the lessons of the day that is then are there. */
async function passDays(test: TestApp, days: number): Promise<string> {
  test.clock.forward(days * DAY);
  const { db, bank } = test.deps;
  await makeLessons({ db, bank }, test.clock.now(), { daysBack: 14 });
  return test.clock.now().toISOString().slice(0, 10);
}

async function settle(parent: TestPerson, child: TestPerson, controls: object): Promise<void> {
  const kept = await parent.send('PATCH', `/api/parent/children/${child.id}/controls`, controls);
  if (kept.statusCode !== 200) throw new Error(`the parent was refused: ${kept.body}`);
}

const settledFor = async (child: TestPerson) => (await child.get('/api/user/controls')).json();
const streakOf = async (child: TestPerson) => (await child.get('/api/user/streak-status')).json();
const learn = async (child: TestPerson, day: string) =>
  (await finish(child, lessonOf('math', 'easy', day))).json().streak;

describe('rest days', () => {
  const FRIDAY = { start: '2026-11-20T12:00:00Z' };

  test('a streak goes on over a weekend of rest, and is lost over one that is none', async () => {
    const test = await startTestApp(FRIDAY);
    const [rested, other] = [await person(test), await person(test)];
    await settle(await guardianOf(test, rested), rested, { restDays: [6, 7] });
    for (const child of [rested, other]) expect(await learn(child, '2026-11-20')).toBe(1);
    await passDays(test, 2);
    expect(await streakOf(rested)).toMatchObject({ daysMissed: 0, streakInDanger: false });
    expect(await streakOf(other)).toMatchObject({ daysMissed: 1, streakInDanger: true });
    const monday = await passDays(test, 1);
    expect(await streakOf(rested)).toMatchObject({ streak: 1, daysMissed: 0, streakInDanger: false });
    expect(await streakOf(other)).toMatchObject({ streak: 1, daysMissed: 2, streakInDanger: true });
    expect(await learn(rested, monday)).toBe(2);
    expect(await learn(other, monday)).toBe(1);
    await test.close();
  });

  test('a lesson on one counts like any other', async () => {
    const test = await startTestApp(FRIDAY);
    const child = await person(test);
    await settle(await guardianOf(test, child), child, { restDays: [6, 7] });
    expect(await learn(child, '2026-11-20')).toBe(1);
    expect(await learn(child, await passDays(test, 1))).toBe(2);
    expect(await learn(child, await passDays(test, 2))).toBe(3);
    await test.close();
  });

  test('a day missed before them is still missed, costs one shield, and the streak goes on', async () => {
    const test = await startTestApp({ start: '2026-11-19T12:00:00Z' });
    const child = await person(test);
    await settle(await guardianOf(test, child), child, { restDays: [6, 7] });
    await test.deps.db.update(users).set({ shields: 1 }).where(eq(users.id, child.id));
    await learn(child, '2026-11-19');
    const monday = await passDays(test, 4);
    expect(await streakOf(child)).toEqual({
      streak: 1,
      streakInDanger: true,
      daysMissed: 1,
      canUseShield: true,
      streakShields: 1,
    });
    expect((await child.send('POST', '/api/user/use-streak-shield')).json().streakShields).toBe(0);
    expect(await streakOf(child)).toMatchObject({ daysMissed: 0, streakInDanger: false });
    expect(await learn(child, monday)).toBe(2);
    await test.close();
  });

  test('settled after a weekend, they mend it; taken away, they have kept what passed while they held', async () => {
    const test = await startTestApp(FRIDAY);
    const child = await person(test);
    const parent = await guardianOf(test, child);
    await learn(child, '2026-11-20');
    const monday = await passDays(test, 3);
    expect(await streakOf(child)).toMatchObject({ daysMissed: 2 });
    for (const [restDays, missed] of [
      [[6], 1],
      [[], 2],
      [[6, 7], 0],
      [[], 0],
      [[1, 2, 3, 4, 5], 0],
    ] as const) {
      await settle(parent, child, { restDays });
      expect(await streakOf(child), JSON.stringify(restDays)).toMatchObject({ daysMissed: missed });
    }
    expect(await learn(child, monday)).toBe(2);
    await test.close();
  });

  test('what passed while they held goes by the child’s own days', async () => {
    // Friday noon in Auckland.
    const test = await startTestApp({ start: '2026-11-19T23:00:00Z' });
    const child = await person(test, { timeZone: 'Pacific/Auckland' });
    const parent = await guardianOf(test, child);
    await settle(parent, child, { restDays: [6, 7] });
    expect(await learn(child, '2026-11-20')).toBe(1);
    // Monday morning there, and Sunday by UTC.
    test.clock.set('2026-11-22T20:00:00Z');
    await settle(parent, child, { restDays: [] });
    expect(await streakOf(child)).toMatchObject({ streak: 1, daysMissed: 0 });
    await test.close();
  });
});

describe('the daily minutes', () => {
  const TODAY = '2026-11-21';
  const math = (ordinal: number, day = TODAY) => lessonOf('math', 'easy', day, ordinal);
  const open = (child: TestPerson, id: string) => child.get(`/api/lessons/${id}`);

  test('once used up, no new lesson opens; what was done does, and what was begun is finished', async () => {
    const test = await startTestApp();
    const child = await person(test);
    const sibling = await person(test);
    await settle(await guardianOf(test, child), child, { dailyMinutes: 10 });
    await finish(child, math(1));
    expect(await settledFor(child)).toMatchObject({
      dailyMinutes: 10,
      minutesToday: 5,
      isEnoughForToday: false,
    });
    const begun = await readLesson(child, math(3));
    await finish(child, math(2));
    expect(await settledFor(child)).toMatchObject({ minutesToday: 10, isEnoughForToday: true });

    const refused = await open(child, lessonOf('science', 'easy'));
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      code: 'enough_for_today',
      message: 'That is enough for today. See you tomorrow!',
    });
    expect((await open(child, math(1))).statusCode).toBe(200);
    expect((await child.get('/api/lessons')).statusCode).toBe(200);
    const finished = await child.send('POST', `/api/lessons/${math(3)}/complete`, {
      attempts: attemptsAt(begun),
      timeSpentMinutes: 5,
    });
    expect(finished.json()).toMatchObject({ isFirstTime: true, pointsEarned: 50 });
    expect(await settledFor(child)).toMatchObject({ minutesToday: 15, isEnoughForToday: true });
    expect((await open(child, math(3))).statusCode).toBe(200);
    expect((await open(sibling, lessonOf('science', 'easy'))).statusCode).toBe(200);

    const tomorrow = await passDays(test, 1);
    expect(await settledFor(child)).toMatchObject({ minutesToday: 0, isEnoughForToday: false });
    expect((await finish(child, math(1, tomorrow))).json().streak).toBe(2);
    await test.close();
  });

  test('the lesson that was opened last may be opened again and finished, on any device', async () => {
    const child = await person(app);
    const sibling = await person(app);
    for (const one of [child, sibling]) await settle(await guardianOf(app, one), one, { dailyMinutes: 10 });
    const begunByOther = await readLesson(sibling, lessonOf('reading', 'easy'));
    const earlier = await readLesson(child, math(2));
    await finish(child, math(1));
    const begun = await readLesson(child, math(3));
    await child.send('POST', `/api/lessons/${earlier.id}/complete`, {
      attempts: attemptsAt(earlier),
      timeSpentMinutes: 6,
    });
    expect(await settledFor(child)).toMatchObject({ isEnoughForToday: true, begunLesson: begun.id });
    expect((await open(child, begun.id)).statusCode).toBe(200);
    expect((await open(child, lessonOf('science', 'easy'))).statusCode).toBe(403);
    expect((await finish(child, begun.id)).json()).toMatchObject({ isFirstTime: true });
    expect(await settledFor(sibling)).toMatchObject({ begunLesson: begunByOther.id });
  });

  test("the next day is the child's own", async () => {
    const test = await startTestApp({ start: '2026-11-21T10:00:00Z' });
    const child = await person(test, { timeZone: 'Pacific/Auckland' });
    await settle(await guardianOf(test, child), child, { dailyMinutes: 10 });
    for (const ordinal of [1, 2]) await finish(child, math(ordinal));
    expect((await open(child, math(3))).json().code).toBe('enough_for_today');
    test.clock.forward(HOUR);
    expect(await settledFor(child)).toMatchObject({ minutesToday: 0, isEnoughForToday: false });
    expect((await open(child, math(3, '2026-11-22'))).statusCode).toBe(200);
    await test.close();
  });

  test('a parent gives more, or takes the limit away, and it holds at once', async () => {
    const child = await person(app);
    const parent = await guardianOf(app, child);
    for (const ordinal of [1, 2]) await finish(child, math(ordinal));
    for (const [dailyMinutes, subject, status] of [
      [10, 'science', 403],
      [11, 'science', 200],
      [10, 'reading', 403],
      [null, 'reading', 200],
    ] as const) {
      await settle(parent, child, { dailyMinutes });
      const { statusCode } = await open(child, lessonOf(subject, 'easy'));
      expect(statusCode, String(dailyMinutes)).toBe(status);
    }
  });

  test('do not bar a parent, and hide no other refusal', async () => {
    const child = await person(app);
    const parent = await guardianOf(app, child);
    await settle(parent, child, { dailyMinutes: 10 });
    for (const ordinal of [1, 2]) await finish(child, math(ordinal));
    expect((await open(parent, math(3))).statusCode).toBe(200);
    expect((await open(child, math(1, '2026-11-20'))).json().code).toBe('premium_only');
    expect((await open(child, math(1, '2026-11-22'))).json().code).toBe('not_found');
    expect((await open(child, 'nothing')).json().code).toBe('not_found');
  });
});

describe('what a child is told', () => {
  test('whether a parent can see it: who consented, or is linked', async () => {
    const alone = await person(app);
    const consented = await consentedChild(app);
    const linked = await person(app);
    const parent = await guardianOf(app, linked);
    const isSeen = async (who: TestPerson) => (await settledFor(who)).isSeenByParent;
    expect(await isSeen(alone)).toBe(false);
    expect(await isSeen(consented)).toBe(true);
    expect(await isSeen(linked)).toBe(true);
    expect(await isSeen(parent)).toBe(false);
  });

  test('what holds while nobody has settled anything', async () => {
    const nothing = {
      restDays: [],
      dailyMinutes: null,
      gamesAllowed: true,
      leaderboardAllowed: true,
      minutesToday: 0,
      isEnoughForToday: false,
      begunLesson: null,
    };
    expect(await settledFor(await person(app))).toEqual({
      ...nothing,
      sharingAllowed: true,
      isSeenByParent: false,
    });
    expect(await settledFor(await consentedChild(app))).toEqual({
      ...nothing,
      sharingAllowed: false,
      isSeenByParent: true,
    });
  });

  test('nothing before it is let in', async () => {
    expect((await visitor(app).get('/api/user/controls')).statusCode).toBe(401);
    expect((await (await askingChild(app)).get('/api/user/controls')).json()).toMatchObject({
      needsParentalConsent: true,
    });
  });
});
