import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { lessonOf } from '../../../test/lessons.ts';
import { guardianOf, person, type TestPerson } from '../../../test/people.ts';
import { users } from '../accounts/tables.ts';

/* Acts of one child that meet each other half way. */

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/**
 * Hands in a science lesson of today with a photo; `meanwhile` happens while the photo is stored: after the streak was
 * read, and before it is written.
 */
async function learnWhile(child: TestPerson, meanwhile: () => Promise<unknown>) {
  const picture = { width: 40, height: 30, channels: 3, background: 'green' } as const;
  const jpeg = await sharp({ create: picture }).jpeg().toBuffer();
  const { blobs } = app.deps;
  const put = blobs.put.bind(blobs);
  blobs.put = async (...photo) => {
    await meanwhile();
    await put(...photo);
  };
  const done = await child.send('POST', `/api/lessons/${lessonOf('science', 'easy')}/complete`, {
    score: 100,
    photoUrl: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
  });
  blobs.put = put;
  return done.json();
}

/** A 14-year-old with a streak of seven days who learned nothing on the day before. */
async function missedFriday(shields = 0): Promise<TestPerson> {
  const mira = await person(app);
  const standing = { streak: 7, streakDay: '2026-11-19', shields };
  await app.deps.db.update(users).set(standing).where(eq(users.id, mira.id));
  return mira;
}

test('a shield that is used while a lesson is on its way counts for it: the streak goes on', async () => {
  const mira = await missedFriday(1);
  const shielded: number[] = [];
  const done = await learnWhile(mira, async () => {
    shielded.push((await mira.send('POST', '/api/user/use-streak-shield')).statusCode);
  });
  expect(shielded).toEqual([200]);
  expect(done).toMatchObject({ isFirstTime: true, streak: 8, notice: null });
  expect((await mira.get('/api/user/streak-status')).json()).toMatchObject({ streak: 8, streakShields: 0 });
});

test('so do rest days that a parent settles meanwhile', async () => {
  const mira = await missedFriday();
  const parent = await guardianOf(app, mira);
  const settled: number[] = [];
  const done = await learnWhile(mira, async () => {
    const rest = { restDays: [5] };
    settled.push((await parent.send('PATCH', `/api/parent/children/${mira.id}/controls`, rest)).statusCode);
  });
  expect(settled).toEqual([200]);
  expect(done).toMatchObject({ isFirstTime: true, streak: 8, notice: null });
});
