import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { finish, lessonOf } from '../../../../test/lessons.ts';
import { guardianOf, person, visitor, type TestPerson } from '../../../../test/people.ts';
import { expectWait } from '../../../../test/waiting.ts';
import { users } from '../../accounts/tables.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const cardOf = (viewer: Pick<TestPerson, 'get'>, child: TestPerson, query = '') =>
  viewer.get(`/api/users/${child.id}/report-card/png${query}`);

test('the week of a child is drawn for its parent and itself, named only where that is asked', async () => {
  const mira = await person(app);
  const robin = await guardianOf(app, mira);
  await finish(mira, lessonOf('math', 'easy'));
  const card = await cardOf(robin, mira);
  expect([card.statusCode, card.headers['content-type'], card.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'no-store',
  ]);
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const [named, unnamed] = [await cardOf(robin, mira, '?named=yes'), await cardOf(robin, mira, '?named=no')];
  expect(unnamed.rawPayload.equals(card.rawPayload)).toBe(true);
  expect(named.rawPayload.equals(card.rawPayload)).toBe(false);
  expect((await cardOf(mira, mira)).statusCode).toBe(200);
});

test('a child under 13 does not put its own name on it', async () => {
  const child = await person(app, { birthDate: '2016-05-04', firstName: 'Xanthe' });
  const unnamed = (await cardOf(child, child, '?named=no')).rawPayload;
  expect((await cardOf(child, child, '?named=yes')).rawPayload.equals(unnamed)).toBe(true);
  const robin = await guardianOf(app, child);
  expect((await cardOf(robin, child, '?named=yes')).rawPayload.equals(unnamed)).toBe(false);
});

test('a parent puts no name on it that may not stand before others', async () => {
  const { graphics } = app.deps;
  const { weekCard } = graphics;
  const names: (string | null)[] = [];
  graphics.weekCard = async ({ name }) => {
    names.push(name);
    return new Uint8Array([1]);
  };
  try {
    for (const firstName of ['Ada', 'leo@home.example', 'Call 0170 1234567']) {
      const child = await person(app, { birthDate: '2016-05-04', firstName });
      await cardOf(await guardianOf(app, child), child, '?named=yes');
    }
  } finally {
    graphics.weekCard = weekCard;
  }
  expect(names[0]).toBe('Ada');
  expect(names.join()).not.toMatch(/home|\d/);
});

test('a week without a lesson can be drawn too', async () => {
  const mira = await person(app);
  expect((await cardOf(mira, mira)).statusCode).toBe(200);
});

test('the week is that of whoever looks, in their own days', async () => {
  const mira = await person(app);
  const robin = await guardianOf(app, mira);
  await app.deps.db.update(users).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(users.id, robin.id));
  await finish(mira, lessonOf('math', 'easy'));
  const { graphics } = app.deps;
  const { weekCard } = graphics;
  const drawn: object[] = [];
  graphics.weekCard = async (card) => {
    drawn.push(card);
    return new Uint8Array([1]);
  };
  try {
    for (const viewer of [mira, robin]) expect((await cardOf(viewer, mira)).statusCode).toBe(200);
  } finally {
    graphics.weekCard = weekCard;
  }
  // To who is a day ahead, the lesson was done on the day after its own.
  expect(drawn).toMatchObject([
    { span: 'Nov 15 – Nov 21', lessons: 1, points: 50 },
    { span: 'Nov 16 – Nov 22', lessons: 1, points: 25 },
  ]);
});

/** The streaks that a card of each day shows, from Saturday on. */
async function streaksDrawn(own: TestApp, viewer: TestPerson, child: TestPerson, days: number) {
  const drawn: number[] = [];
  own.deps.graphics.weekCard = async ({ streakDays }) => {
    drawn.push(streakDays);
    return new Uint8Array([1]);
  };
  for (let day = 0; day < days; day++) {
    await cardOf(viewer, child);
    own.clock.forward(DAY);
  }
  return drawn;
}

test('a streak stands on it until a day is missed', async () => {
  const own = await startTestApp();
  const mira = await person(own);
  await finish(mira, lessonOf('math', 'easy'));
  expect(await streaksDrawn(own, mira, mira, 3)).toEqual([1, 1, 0]);
  await own.close();
});

test('a streak on it goes by the rest days and the days of the child, whoever looks', async () => {
  const own = await startTestApp();
  const mira = await person(own);
  const robin = await guardianOf(own, mira);
  // A day ahead.
  await own.deps.db.update(users).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(users.id, robin.id));
  await robin.send('PATCH', `/api/parent/children/${mira.id}/controls`, { restDays: [7] });
  await finish(mira, lessonOf('math', 'easy'));
  expect(await streaksDrawn(own, robin, mira, 4)).toEqual([1, 1, 1, 0]);
  await own.close();
});

test('nobody else gets it', async () => {
  const mira = await person(app);
  const robin = await guardianOf(app, mira);
  const other = await person(app);
  expect((await cardOf(other, mira)).statusCode).toBe(404);
  expect((await cardOf(robin, other)).statusCode).toBe(404);
  expect((await cardOf(mira, robin)).statusCode).toBe(404);
  expect((await cardOf(visitor(app), mira)).statusCode).toBe(401);
  expect((await cardOf(mira, mira, '?named=perhaps')).statusCode).toBe(400);
});

test('where it cannot be drawn the parent is told to try again', async () => {
  const mira = await person(app);
  const { graphics } = app.deps;
  const { weekCard } = graphics;
  graphics.weekCard = () => Promise.reject(new Error('too many wait'));
  try {
    const failed = await cardOf(mira, mira);
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5']);
    expect(failed.json().message).toBe('Failed to create report card. Please try again.');
  } finally {
    graphics.weekCard = weekCard;
  }
});

test('sixty an hour are enough', async () => {
  const mira = await person(app);
  const { graphics } = app.deps;
  const { weekCard } = graphics;
  graphics.weekCard = async () => new Uint8Array([1]);
  try {
    const answers = await Promise.all(Array.from({ length: 62 }, () => cardOf(mira, mira)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(2);
    expectWait(refused[0]?.headers['retry-after'], 3_600);
    // Those of one who looks take none from another who does.
    expect((await cardOf(await guardianOf(app, mira), mira)).statusCode).toBe(200);
  } finally {
    graphics.weekCard = weekCard;
  }
});
