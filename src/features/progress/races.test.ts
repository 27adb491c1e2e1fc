import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { lessonOf } from '../../../test/lessons.ts';
import { person } from '../../../test/people.ts';
import { users } from '../accounts/tables.ts';

/* Acts of one child that meet each other half way. */

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('a shield that is used while a lesson is on its way counts for it: the streak goes on', async () => {
  const mira = await person(app);
  const missedOne = { streak: 7, streakDay: '2026-11-19', shields: 1 };
  await app.deps.db.update(users).set(missedOne).where(eq(users.id, mira.id));
  const picture = { width: 40, height: 30, channels: 3, background: 'green' } as const;
  const jpeg = await sharp({ create: picture }).jpeg().toBuffer();

  // The photo is stored after the streak was read and before it is written.
  const { blobs } = app.deps;
  const put = blobs.put.bind(blobs);
  const shielded: number[] = [];
  blobs.put = async (...photo) => {
    shielded.push((await mira.send('POST', '/api/user/use-streak-shield')).statusCode);
    await put(...photo);
  };
  const done = await mira.send('POST', `/api/lessons/${lessonOf('science', 'easy')}/complete`, {
    score: 100,
    photoUrl: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
  });
  blobs.put = put;

  expect(shielded).toEqual([200]);
  expect(done.json()).toMatchObject({ isFirstTime: true, streak: 8, notice: null });
  expect((await mira.get('/api/user/streak-status')).json()).toMatchObject({ streak: 8, streakShields: 0 });
});
