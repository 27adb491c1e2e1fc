import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foundFamily } from '../../../test/families.ts';
import { DAY, HOUR, startTestApp, type TestApp } from '../../../test/harness.ts';
import { attemptsAt, finish, lessonOf, readLesson } from '../../../test/lessons.ts';
import { person, type TestPerson } from '../../../test/people.ts';
import { users } from '../accounts/tables.ts';
import { families } from '../families/tables.ts';
import { makeLessons } from '../lessons/jobs.ts';
import type { BadgeState } from './contract.ts';
import { completions } from './tables.ts';

/* Lessons that were done without a network and arrive on a later day. */

const START = '2026-11-21T12:00:00Z';
const LESSON = lessonOf('science', 'expert');
const FINISHED_AT = '2026-11-21T17:00:00.000Z';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(() => app.clock.set(START));

/** Opens the lesson on its day, and says what a browser would send of it later. */
async function taken(who: TestPerson, id = LESSON) {
  const lesson = await readLesson(who, id);
  return { attempts: attemptsAt(lesson), dayPass: lesson.dayPass, finishedAt: FINISHED_AT };
}

const send = (who: TestPerson, body: object, id = LESSON) =>
  who.send('POST', `/api/lessons/${id}/complete`, body);

test('it gives its whole points, on the day it was done, to a free account too; the streak of that day goes on', async () => {
  const mira = await person(app);
  const work = await taken(mira);
  app.clock.forward(DAY);
  const reply = await send(mira, work);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ pointsEarned: 90, streak: 1 });
  expect(reply.json().completion.completedAt).toBe(FINISHED_AT);
  const [row] = await app.deps.db.select().from(completions).where(eq(completions.userId, mira.id));
  expect(row).toMatchObject({ day: '2026-11-21', points: 90, receivedAt: new Date('2026-11-22T12:00:00Z') });

  const next = await finish(mira, lessonOf('science', 'expert', '2026-11-22'));
  expect(next.json()).toMatchObject({ streak: 2 });
});

test('the day on which it was done is the child’s own', async () => {
  const mira = await person(app, { timeZone: 'America/Los_Angeles' });
  const work = await taken(mira);
  app.clock.forward(DAY);
  // Nine in the evening there.
  const reply = await send(mira, { ...work, finishedAt: '2026-11-22T05:00:00.000Z' });
  expect(reply.json()).toMatchObject({ pointsEarned: 90 });
  const [row] = await app.deps.db.select().from(completions).where(eq(completions.userId, mira.id));
  expect(row?.day).toBe('2026-11-21');
});

test('one that arrives days later takes nothing from the streak that has grown since', async () => {
  const mira = await person(app);
  const work = await taken(mira);
  for (const day of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']) {
    app.clock.forward(DAY);
    await makeLessons(app.deps, app.clock.now(), { daysBack: 14 });
    await finish(mira, lessonOf('science', 'expert', day));
  }
  expect((await send(mira, work)).json()).toMatchObject({ pointsEarned: 90, streak: 4 });
  expect((await mira.get('/api/user/streak-status')).json()).toMatchObject({ streak: 4, daysMissed: 0 });
});

test('a badge is earned when that was done which earned it', async () => {
  const mira = await person(app);
  const work = await taken(mira);
  await app.deps.db.update(users).set({ lessonsCompleted: 24 }).where(eq(users.id, mira.id));
  app.clock.forward(DAY);
  expect((await send(mira, work)).json().newBadges).toMatchObject([{ earnedAt: FINISHED_AT }]);
  const badges: BadgeState[] = (await mira.get('/api/achievements')).json();
  expect(badges.find(({ id }) => id === 'rookie-explorer')).toMatchObject({ earnedAt: FINISHED_AT });
});

test('without the pass the browser’s word for the day is not taken, with premium neither', async () => {
  const mira = await person(app);
  await foundFamily(mira);
  const { attempts, finishedAt } = await taken(mira);
  app.clock.forward(DAY);
  const premiumUntil = new Date(app.clock.now().getTime() + DAY);
  await app.deps.db.update(families).set({ premiumUntil });
  const reply = await send(mira, { attempts, finishedAt });
  expect(reply.json()).toMatchObject({ pointsEarned: 45 });
  expect(reply.json().completion.completedAt).toBe(app.clock.now().toISOString());
  await app.deps.db.update(families).set({ premiumUntil: null });
});

test('done after midnight it counts as one of an earlier day, and is not refused', async () => {
  const mira = await person(app);
  const { attempts, dayPass } = await taken(mira);
  app.clock.forward(DAY);
  const reply = await send(mira, { attempts, dayPass });
  expect(reply.json()).toMatchObject({ pointsEarned: 45, streak: 1 });
});

test('without the pass, with a changed, another’s, another lesson’s or an old one, an earlier day stays closed', async () => {
  const mira = await person(app);
  const noor = await person(app);
  const work = await taken(mira);
  const other = await taken(mira, lessonOf('reading', 'expert'));
  app.clock.forward(DAY);
  const refused = [
    { ...work, dayPass: undefined },
    { ...work, dayPass: `${work.dayPass}A` },
    { ...work, dayPass: other.dayPass },
    { ...work, dayPass: '' },
  ];
  for (const body of refused) expect((await send(mira, body)).statusCode).toBe(403);
  expect((await send(noor, work)).statusCode).toBe(401);
  app.clock.forward(7 * DAY);
  await makeLessons(app.deps, app.clock.now(), { daysBack: 14 });
  expect((await send(mira, work)).statusCode).toBe(403);
});

test('a pass is good for seven days, and no longer', async () => {
  const mira = await person(app);
  const noor = await person(app);
  const works = [await taken(mira), await taken(noor)] as const;
  app.clock.forward(7 * DAY - 1_000);
  expect((await send(mira, works[0])).statusCode).toBe(200);
  app.clock.forward(1_000);
  expect((await send(noor, works[1])).statusCode).toBe(403);
});

test('only a lesson of today comes with a pass', async () => {
  const mira = await person(app);
  await finish(mira, LESSON);
  app.clock.forward(DAY);
  expect(await readLesson(mira, LESSON)).not.toHaveProperty('dayPass');
});

test('no instant makes a lesson done before it was there or in the future; what is none is refused', async () => {
  const mira = await person(app);
  const work = await taken(mira);
  for (const finishedAt of ['yesterday', '2026-13-01T00:00:00Z', 7]) {
    const reply = await send(mira, { ...work, finishedAt });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().field).toContain('finishedAt');
  }
  app.clock.forward(DAY);
  const reply = await send(mira, { ...work, finishedAt: '2026-11-19T12:00:00.000Z' });
  expect(reply.json()).toMatchObject({ pointsEarned: 45 });
  expect(reply.json().completion.completedAt).toBe('2026-11-22T12:00:00.000Z');
});

test('a lesson of last week is not one of this week’s', async () => {
  app.clock.set('2026-11-22T12:00:00Z');
  const sunday = lessonOf('science', 'expert', '2026-11-22');
  const mira = await person(app);
  const noor = await person(app);
  const finishedAt = '2026-11-22T17:00:00.000Z';
  const works = [await taken(mira, sunday), await taken(noor, sunday)] as const;
  const weekOf = async ({ id }: TestPerson) => {
    const [user] = await app.deps.db.select().from(users).where(eq(users.id, id));
    return [user?.weekOf, user?.weekLessons];
  };
  app.clock.forward(DAY);
  await finish(mira, lessonOf('science', 'expert', '2026-11-23'));
  await send(mira, { ...works[0], finishedAt }, sunday);
  expect(await weekOf(mira)).toEqual(['2026-11-23', 1]);
  // Whoever has none of this week yet keeps the count of the week in which it was done.
  await send(noor, { ...works[1], finishedAt }, sunday);
  expect(await weekOf(noor)).toEqual(['2026-11-16', 1]);
});

test('done ahead of the date line it is saved behind it, and counts for the day that is there', async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  const mira = await person(app, { timeZone: 'Pacific/Auckland' });
  const id = lessonOf('science', 'expert', '2026-11-22');
  const work = await taken(mira, id);
  app.clock.forward(10 * HOUR);
  const sent = { ...work, finishedAt: '2026-11-21T14:00:00.000Z' };
  const url = `/api/lessons/${id}/complete`;
  const flown = { 'X-Time-Zone': 'America/Los_Angeles' };
  expect((await mira.send('POST', url, { ...sent, dayPass: undefined }, flown)).statusCode).toBe(404);
  const reply = await mira.send('POST', url, sent, flown);
  expect(reply.json()).toMatchObject({ pointsEarned: 90, streak: 1 });
  const [row] = await app.deps.db.select().from(completions).where(eq(completions.userId, mira.id));
  expect(row?.day).toBe('2026-11-21');
});

test('a lesson that somebody else was given is not saved as one’s own, on its day neither', async () => {
  const mira = await person(app);
  const noor = await person(app);
  const work = await taken(mira);
  const reply = await send(noor, work);
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ code: 'signed_out' });
  expect((await send(mira, work)).statusCode).toBe(200);
  const [row] = await app.deps.db.select().from(completions).where(eq(completions.userId, noor.id));
  expect(row).toBeUndefined();
});

test('sent ten times at once it is kept once', async () => {
  const mira = await person(app);
  const work = await taken(mira);
  app.clock.forward(DAY);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () =>
      mira.send('POST', `/api/lessons/${LESSON}/complete`, work, { 'Idempotency-Key': 'the-same-key' }),
    ),
  );
  for (const reply of replies) expect(reply.json()).toMatchObject({ pointsEarned: 90, isFirstTime: true });
  const [row] = await app.deps.db.select().from(completions).where(eq(completions.userId, mira.id));
  expect(row).toMatchObject({ takes: 1 });
});

const WRITING = lessonOf('writing', 'expert');
const essay = (text: string) =>
  `${text} ${'The lantern hung over the river, and nobody was afraid of the dark. '.repeat(12)}`;

test('an essay that was done before the kept one and arrives after it does not take its place', async () => {
  const mira = await person(app);
  const { attempts, dayPass } = await taken(mira, WRITING);
  app.clock.set('2026-11-21T18:00:00Z');
  await send(mira, { attempts, essayText: essay('The newer one.') }, WRITING);
  app.clock.set('2026-11-21T19:00:00Z');
  const older = { attempts, dayPass, finishedAt: FINISHED_AT, essayText: essay('The older one.') };
  expect((await send(mira, older, WRITING)).json()).toMatchObject({ isFirstTime: false });
  const kept = () => app.deps.db.select().from(completions).where(eq(completions.userId, mira.id));
  expect(await kept()).toMatchObject([
    {
      takes: 2,
      essayText: essay('The newer one.'),
      essayAt: new Date('2026-11-21T18:00:00Z'),
      essayReceivedAt: new Date('2026-11-21T18:00:00Z'),
    },
  ]);
  const newer = { ...older, finishedAt: '2026-11-21T18:30:00.000Z', essayText: essay('The newest one.') };
  await send(mira, newer, WRITING);
  expect(await kept()).toMatchObject([
    {
      takes: 3,
      receivedAt: new Date('2026-11-21T18:00:00Z'),
      essayText: essay('The newest one.'),
      essayAt: new Date('2026-11-21T18:30:00Z'),
      essayReceivedAt: new Date('2026-11-21T19:00:00Z'),
    },
  ]);
});

async function photo(background: string): Promise<string> {
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

test('nor does a photo', async () => {
  const mira = await person(app);
  const { attempts, dayPass } = await taken(mira);
  app.clock.set('2026-11-21T18:00:00Z');
  const first = await send(mira, { attempts, photoUrl: await photo('red') });
  const { photoUrl } = first.json().completion;
  const newest = await mira.get(photoUrl);
  expect(newest.statusCode).toBe(200);
  app.clock.set('2026-11-21T19:00:00Z');
  const older = { attempts, dayPass, finishedAt: FINISHED_AT, photoUrl: await photo('blue') };
  expect((await send(mira, older)).json().completion.photoUrl).toBe(photoUrl);
  expect((await mira.get(photoUrl)).rawPayload).toEqual(newest.rawPayload);
});

test('the keys of a lesson do not grow without end', async () => {
  const mira = await person(app);
  const { attempts } = await taken(mira);
  const url = `/api/lessons/${LESSON}/complete`;
  for (let take = 1; take <= 60; take++)
    await mira.send('POST', url, { attempts }, { 'Idempotency-Key': `take-number-${take}` });
  const [row] = await app.deps.db.select().from(completions).where(eq(completions.userId, mira.id));
  expect(row?.submissionKeys).toEqual(Array.from({ length: 50 }, (_, place) => `take-number-${place + 11}`));
});

test('a submission that comes again after another take is not taken twice', async () => {
  const mira = await person(app);
  const work = await taken(mira, WRITING);
  const again = () =>
    mira.send(
      'POST',
      `/api/lessons/${WRITING}/complete`,
      { ...work, essayText: essay('Sent twice.') },
      { 'Idempotency-Key': 'of-the-first-device' },
    );
  app.clock.set('2026-11-21T18:00:00Z');
  await again();
  const other = { attempts: work.attempts, essayText: essay('Another take.') };
  await mira.send('POST', `/api/lessons/${WRITING}/complete`, other, {
    'Idempotency-Key': 'of-the-second-one',
  });
  expect((await again()).json()).toMatchObject({
    isFirstTime: false,
    pointsEarned: 0,
    points: 90,
    streak: 1,
  });
  const [row] = await app.deps.db.select().from(completions).where(eq(completions.userId, mira.id));
  expect(row).toMatchObject({ takes: 2, essayText: essay('Another take.') });
});
