import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { complete, lessonOf } from '../../../../test/lessons.ts';
import { guardianOf, person, visitor, type TestPerson } from '../../../../test/people.ts';
import { expectWait } from '../../../../test/waiting.ts';
import { MOST_PHOTOS } from '../rules/totals.ts';
import { photos } from '../tables.ts';
import { sweepPhotos } from './sweeping.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const SCIENCE = lessonOf('science', 'easy');
const NOT_KEPT = 'Your lesson is saved. The photo could not be kept this time.';

const picture = (width = 40): Promise<Buffer> =>
  sharp({ create: { width, height: 30, channels: 3, background: '#ffc53d' } })
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer();

const upload = (who: Pick<TestPerson, 'cookie'>, bytes: Buffer, type = 'image/jpeg', test = app) =>
  test.app.inject({
    method: 'POST',
    url: '/api/user/photos',
    headers: { cookie: who.cookie, 'sec-fetch-site': 'same-origin', 'content-type': type },
    payload: bytes,
  });

async function uploaded(who: TestPerson): Promise<string> {
  const kept = await upload(who, await picture());
  expect(kept.statusCode, kept.body).toBe(200);
  return kept.json().url;
}

const rowsOf = ({ id }: TestPerson) => app.deps.db.select().from(photos).where(eq(photos.userId, id));
const filesOf = ({ id }: TestPerson) =>
  readdir(join(app.deps.config.dataDir, 'blobs', 'photos', id)).catch(() => []);

test('a photo is sent ahead, made anew, and named by its lesson; only the family sees it', async () => {
  const mira = await person(app);
  const robin = await guardianOf(app, mira);
  const kept = await upload(mira, await picture(1_200));
  const { url } = kept.json();
  expect(url).toMatch(new RegExp(`^/api/users/${mira.id}/photos/`));
  const done = await complete(mira, SCIENCE, { score: 100, photoUrl: url });
  expect(done.json()).toMatchObject({ completion: { photoUrl: url }, notice: null });
  const seen = await robin.get(url);
  const { width, exif } = await sharp(seen.rawPayload).metadata();
  expect({ width, exif }).toEqual({ width: 800, exif: undefined });
  expect((await (await person(app)).get(url)).statusCode).toBe(404);
  expect((await mira.get(`/api/users/${mira.id}/completions`)).json()).toMatchObject([{ photoUrl: url }]);
  // Sent once more with the same photo, it stays; with another one it is replaced.
  expect((await complete(mira, SCIENCE, { score: 100, photoUrl: url })).json()).toMatchObject({
    completion: { photoUrl: url },
    notice: null,
  });
  const other = await uploaded(mira);
  await complete(mira, SCIENCE, { score: 100, photoUrl: other });
  expect((await mira.get(url)).statusCode).toBe(404);
  expect((await rowsOf(mira)).map(({ lessonId }) => lessonId)).toEqual([SCIENCE]);
  expect(await filesOf(mira)).toHaveLength(1);
});

test('what is no JPEG is refused, and nothing of it stays', async () => {
  const mira = await person(app);
  const jpeg = await picture();
  const png = await sharp(jpeg).png().toBuffer();
  for (const bytes of [png, jpeg.subarray(0, 200), Buffer.from('GIF89a'), Buffer.alloc(100_000, 0xff)]) {
    const refused = await upload(mira, bytes);
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'body: Please choose a valid image file.',
    ]);
  }
  expect((await upload(mira, Buffer.alloc(0))).statusCode).toBe(400);
  expect((await upload(mira, png, 'image/png')).statusCode).toBe(415);
  expect((await mira.send('POST', '/api/user/photos', { photoUrl: 'x' })).statusCode).toBe(415);
  expect((await upload(mira, Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
  expect((await upload(visitor(app), jpeg)).statusCode).toBe(401);
  // Nor is a picture taken where none is asked for.
  const elsewhere = await app.app.inject({
    method: 'POST',
    url: '/api/user/use-streak-shield',
    headers: { cookie: mira.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg' },
    payload: jpeg,
  });
  expect(elsewhere.statusCode).toBe(415);
  expect([await rowsOf(mira), await filesOf(mira)]).toEqual([[], []]);
});

test('a photo that is gone, another lesson’s or nobody’s costs no lesson, and the child is told', async () => {
  const mira = await person(app);
  const gone = `/api/users/${mira.id}/photos/${randomUUID()}`;
  const done = await complete(mira, SCIENCE, { score: 100, photoUrl: gone });
  expect(done.json()).toMatchObject({ pointsEarned: 50, notice: NOT_KEPT, completion: { photoUrl: null } });
  const url = await uploaded(mira);
  await complete(mira, SCIENCE, { score: 100, photoUrl: url });
  const again = await complete(mira, lessonOf('science', 'medium'), { score: 100, photoUrl: url });
  expect(again.json()).toMatchObject({ notice: NOT_KEPT, completion: { photoUrl: null } });
  expect((await mira.get(url)).statusCode).toBe(200);
});

test('another’s photo cannot be named', async () => {
  const [mira, noor] = [await person(app), await person(app)];
  const url = await uploaded(noor);
  const named = await complete(mira, SCIENCE, { score: 100, photoUrl: url });
  expect([named.statusCode, named.json().field]).toEqual([400, 'photoUrl']);
  const asOwn = await complete(mira, SCIENCE, { score: 100, photoUrl: url.replace(noor.id, mira.id) });
  expect(asOwn.json()).toMatchObject({ notice: NOT_KEPT, completion: { photoUrl: null } });
  expect((await complete(noor, SCIENCE, { score: 100, photoUrl: url })).json().completion.photoUrl).toBe(url);
});

test('two lessons at once cannot have one photo', async () => {
  const mira = await person(app);
  const url = await uploaded(mira);
  const lessons = [SCIENCE, lessonOf('science', 'medium'), lessonOf('science', 'hard')];
  const all = await Promise.all(lessons.map((id) => complete(mira, id, { score: 100, photoUrl: url })));
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(all.filter((one) => one.json().completion.photoUrl === url)).toHaveLength(1);
  expect(all.filter((one) => one.json().notice === NOT_KEPT)).toHaveLength(2);
  expect(await rowsOf(mira)).toHaveLength(1);
});

test('a lesson sent twice with one key deletes no photo that it has, and keeps none that it does not need', async () => {
  const mira = await person(app);
  const key = { 'idempotency-key': 'key-of-a-photo' };
  const url = await uploaded(mira);
  const done = await complete(mira, SCIENCE, { score: 100, photoUrl: url }, key);
  expect((await complete(mira, SCIENCE, { score: 100, photoUrl: url }, key)).json()).toEqual(done.json());
  const sentAgain = await uploaded(mira);
  expect((await complete(mira, SCIENCE, { score: 100, photoUrl: sentAgain }, key)).json()).toEqual(
    done.json(),
  );
  expect((await mira.get(url)).statusCode).toBe(200);
  expect((await mira.get(sentAgain)).statusCode).toBe(404);
  expect(await filesOf(mira)).toHaveLength(1);
});

test('five wait at most, and for a day; what a lesson has stays', async () => {
  const test = await startTestApp();
  const { db, blobs } = test.deps;
  const mira = await person(test);
  const send = async () => (await upload(mira, await picture(), 'image/jpeg', test)).json().url;
  const kept = await send();
  await complete(mira, SCIENCE, { score: 100, photoUrl: kept });
  const waiting: string[] = [];
  for (let count = 0; count < 7; count++) {
    test.clock.forward(1_000);
    waiting.push(await send());
  }
  const statuses = async (urls: string[]) =>
    Promise.all(urls.map(async (url) => (await mira.get(url)).statusCode));
  expect(await statuses(waiting)).toEqual([404, 404, 200, 200, 200, 200, 200]);
  expect(await blobs.list(`photos/${mira.id}/`)).toHaveLength(6);
  await sweepPhotos(test.deps, new Date(test.clock.now().getTime() + DAY));
  expect(await statuses(waiting.slice(-1))).toEqual([200]);
  await sweepPhotos(test.deps, new Date(test.clock.now().getTime() + DAY + 1));
  expect(await statuses([kept, ...waiting.slice(2)])).toEqual([200, 404, 404, 404, 404, 404]);
  expect(await blobs.list(`photos/${mira.id}/`)).toHaveLength(1);
  expect(await db.$count(photos)).toBe(1);
  await test.close();
});

test('whoever has all photos that are kept of one person is told so, and completes lessons without', async () => {
  const mira = await person(app);
  await app.deps.db.execute(sql`
    insert into photos (user_id, id, lesson_id, blob, created_at)
    select ${mira.id}::uuid, gen_random_uuid(), 'x', 'x', now() from generate_series(1, ${MOST_PHOTOS}::integer)`);
  const refused = await upload(mira, await picture());
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
  expect(refused.json().message).toContain('5,000 photos');
  const photoUrl = `data:image/jpeg;base64,${(await picture()).toString('base64')}`;
  expect((await complete(mira, SCIENCE, { score: 100, photoUrl })).json()).toMatchObject({
    pointsEarned: 50,
    notice: NOT_KEPT,
  });
  expect(await filesOf(mira)).toEqual([]);
});

test('a store that fails keeps neither file nor row', async () => {
  const test = await startTestApp();
  const mira = await person(test);
  test.deps.blobs.put = async () => {
    throw new Error('no space left on device');
  };
  const refused = await upload(mira, await picture(), 'image/jpeg', test);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  expect(await test.deps.db.$count(photos)).toBe(0);
  await test.close();
});

test('sixty an hour, counted together with those within a lesson', async () => {
  const mira = await person(app);
  for (let count = 0; count < 30; count++) {
    expect((await upload(mira, Buffer.from('x'))).statusCode).toBe(400);
    expect((await complete(mira, lessonOf('math', 'easy'), { score: 1, photoUrl: 'x' })).statusCode).toBe(
      400,
    );
  }
  const late = await upload(mira, await picture());
  expect(late.statusCode).toBe(429);
  expectWait(late.headers['retry-after'], 3_600);
  expect((await upload(await person(app), await picture())).statusCode).toBe(200);
});
