import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { complete, ledgerSum, lessonOf } from '../../../test/lessons.ts';
import { guardianOf, person, visitor, type TestPerson } from '../../../test/people.ts';
import { expectWait } from '../../../test/waiting.ts';
import { BlobMissing } from '../../infra/blobs/store.ts';
import { photos } from './tables.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

async function picture(format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 1_200): Promise<Buffer> {
  const image = sharp({ create: { width, height: 900, channels: 3, background: '#ffc53d' } });
  return image
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .toFormat(format)
    .toBuffer();
}
const dataUrl = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;

test('a photo is made anew, small and without what the camera wrote, and only the family sees it', async () => {
  const mira = await person(app);
  const robin = await guardianOf(app, mira);
  const stranger = await person(app);
  const photoUrl = dataUrl(await picture());
  const done = await complete(mira, lessonOf('science', 'easy'), { score: 100, photoUrl });
  const kept = done.json().completion.photoUrl;
  expect(kept).toMatch(/^\/api\/users\//);
  const seen = await mira.get(kept);
  expect(seen.headers['content-type']).toBe('image/jpeg');
  const meta = await sharp(seen.rawPayload).metadata();
  expect(meta).toMatchObject({ format: 'jpeg', width: 800, height: 600 });
  expect(meta.exif).toBeUndefined();
  expect(seen.rawPayload.includes('SecretCamera')).toBe(false);
  expect((await robin.get(kept)).statusCode).toBe(200);
  expect((await stranger.get(kept)).statusCode).toBe(404);
  // Asked for among one's own it is not there either.
  expect((await stranger.get(kept.replace(mira.id, stranger.id))).statusCode).toBe(404);
  expect((await visitor(app).get(kept)).statusCode).toBe(401);
  expect((await mira.get(kept.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')))).statusCode).toBe(
    404,
  );
});

test('what is no picture is refused, and nothing is completed', async () => {
  const mira = await person(app);
  const id = lessonOf('science', 'easy');
  const jpeg = await picture();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const hostile = [
    'https://evil.test/a.jpg',
    'data:image/jpeg;base64,',
    'data:image/jpeg;base64,%%%%',
    dataUrl(svg),
    dataUrl(svg, 'image/svg+xml'),
    dataUrl(await picture('png')),
    dataUrl(await picture('png'), 'image/png'),
    dataUrl(jpeg.subarray(0, 200)),
    dataUrl(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('GIF89a nothing')])),
    'x',
  ];
  for (const photoUrl of hostile) {
    const response = await complete(mira, id, { score: 100, photoUrl });
    expect(response.statusCode, photoUrl.slice(0, 60)).toBe(400);
    expect(response.json().field).toBe('photoUrl');
  }
  expect(await ledgerSum(app, mira)).toBe(0);
});

test('a photo of more than 5 MB is refused by name, one of less is not', async () => {
  const mira = await person(app);
  const jpeg = await picture('jpeg', 40);
  // What stands behind the end of a picture is not read.
  const ofSize = (bytes: number) => dataUrl(Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]));
  const most = 5 * 1024 * 1024;
  const tooLarge = await complete(mira, SCIENCE, { score: 100, photoUrl: ofSize(most + 1) });
  expect([tooLarge.statusCode, tooLarge.json()]).toMatchObject([
    400,
    { field: 'photoUrl', message: 'photoUrl: Please choose a photo smaller than 5MB.' },
  ]);
  expect((await complete(mira, SCIENCE, { score: 100, photoUrl: ofSize(most) })).statusCode).toBe(200);
});

test('sixty photos an hour are enough', async () => {
  const mira = await person(app);
  // Refused for what they are, they are counted all the same: it is reading them that costs.
  const sent = await Promise.all(
    Array.from({ length: 61 }, (_, place) =>
      complete(mira, place % 2 ? SCIENCE : lessonOf('math', 'easy'), { score: 100, photoUrl: 'x' }),
    ),
  );
  expect(sent.filter(({ statusCode }) => statusCode === 400)).toHaveLength(60);
  const late = sent.find(({ statusCode }) => statusCode === 429);
  expectWait(late?.headers['retry-after'], 3_600);
  // Nobody else's, and a lesson without a photo is taken as ever.
  const other = await person(app);
  expect((await complete(other, SCIENCE, { score: 100, photoUrl: 'x' })).statusCode).toBe(400);
  expect((await complete(mira, SCIENCE, { score: 100 })).statusCode).toBe(200);
});

const SCIENCE = lessonOf('science', 'easy');
const photoRows = (who: TestPerson) => app.deps.db.select().from(photos).where(eq(photos.userId, who.id));

function photoFolder(who: TestPerson): string {
  const { blobs } = app.deps.config;
  if (blobs.kind !== 'folder') throw new Error('the tests keep their photos in a folder');
  return join(blobs.folder, 'photos', who.id);
}
const photoFiles = (who: TestPerson) => readdir(photoFolder(who)).catch(() => []);

/** The one photo that stands, as row and as file. */
async function expectOnePhoto(who: TestPerson): Promise<string> {
  const [row, ...others] = await photoRows(who);
  expect(others).toEqual([]);
  expect(await photoFiles(who)).toEqual([`${row?.id}.jpg`]);
  const [kept] = (await who.get(`/api/users/${who.id}/completions`)).json();
  expect(kept.photoUrl).toContain(row?.id);
  expect((await who.get(kept.photoUrl)).statusCode).toBe(200);
  return kept.photoUrl;
}

test('racing completions with a photo leave one row and one file', async () => {
  const mira = await person(app);
  const body = { score: 100, photoUrl: dataUrl(await picture('jpeg', 40)) };
  const racing = (headers?: Record<string, string>) =>
    Promise.all(Array.from({ length: 6 }, () => complete(mira, SCIENCE, body, headers)));
  const keyed = await racing({ 'idempotency-key': 'the-same-for-all' });
  expect(new Set(keyed.map((response) => response.body)).size).toBe(1);
  await expectOnePhoto(mira);
  expect((await racing()).every((response) => response.statusCode === 200)).toBe(true);
  await expectOnePhoto(mira);
});

test('a repeated or refused submission stores no photo', async () => {
  const mira = await person(app);
  const body = { score: 100, photoUrl: dataUrl(await picture('jpeg', 40)) };
  expect((await complete(mira, SCIENCE, body, { 'idempotency-key': 'x' })).statusCode).toBe(400);
  expect(await photoFiles(mira)).toEqual([]);
  const key = { 'idempotency-key': 'key-of-a-photo' };
  const done = await complete(mira, SCIENCE, body, key);
  const url = await expectOnePhoto(mira);
  expect((await complete(mira, SCIENCE, body, key)).json()).toEqual(done.json());
  expect(await expectOnePhoto(mira)).toBe(url);
});

test('a retake keeps the photo, or puts a new one in its place', async () => {
  const mira = await person(app);
  const withPhoto = { score: 80, photoUrl: dataUrl(await picture('jpeg', 40)) };
  await complete(mira, SCIENCE, withPhoto);
  const url = await expectOnePhoto(mira);
  await complete(mira, SCIENCE, { score: 90 });
  expect(await expectOnePhoto(mira)).toBe(url);
  await complete(mira, SCIENCE, withPhoto);
  expect(await expectOnePhoto(mira)).not.toBe(url);
  expect((await mira.get(url)).statusCode).toBe(404);
});

test('a new photo takes the place of none of another lesson, nor of somebody else’s', async () => {
  const mira = await person(app);
  const noor = await person(app);
  const withPhoto = { score: 80, photoUrl: dataUrl(await picture('jpeg', 40)) };
  const other = (await complete(mira, lessonOf('science', 'medium'), withPhoto)).json().completion.photoUrl;
  await complete(noor, SCIENCE, withPhoto);
  await complete(mira, SCIENCE, withPhoto);
  await complete(mira, SCIENCE, withPhoto);
  await expectOnePhoto(noor);
  expect((await mira.get(other)).statusCode).toBe(200);
  expect(await photoRows(mira)).toHaveLength(2);
  expect(await photoFiles(mira)).toHaveLength(2);
});

test('a photo whose lesson could not be kept is deleted again', async () => {
  const test = await startTestApp();
  const mira = await person(test);
  await test.deps.db.execute(sql`alter table photos add constraint never check (false)`);
  const deleted: string[] = [];
  const { blobs } = test.deps;
  const remove = blobs.delete.bind(blobs);
  blobs.delete = async (key) => void (deleted.push(key), await remove(key));
  const done = await complete(mira, SCIENCE, { score: 90, photoUrl: dataUrl(await picture('jpeg', 40)) });
  expect(done.statusCode).toBe(500);
  expect(deleted).toHaveLength(1);
  await expect(blobs.get(deleted[0]!)).rejects.toThrow(BlobMissing);
  await test.close();
});

test('a photo outlasts a database that goes away while the lesson is kept: it may have been kept', async () => {
  const mira = await person(app);
  const body = { score: 100, photoUrl: dataUrl(await picture('jpeg', 40)) };
  const { $client: pool } = app.deps.db;
  const query: (...args: unknown[]) => unknown = pool.query.bind(pool);
  const cut = vi.spyOn(pool, 'query').mockImplementation(async (...args: unknown[]) => {
    const answer = await query(...args);
    if (JSON.stringify(args[0]).includes('first_take')) throw new Error('Connection terminated');
    return answer;
  });
  const done = await complete(mira, SCIENCE, body);
  cut.mockRestore();
  expect(done.statusCode).toBe(503);
  await expectOnePhoto(mira);
});

test('a photo whose file is gone is not found; a store that cannot be asked is unavailable', async () => {
  const test = await startTestApp();
  const mira = await person(test);
  const done = await complete(mira, SCIENCE, { score: 90, photoUrl: dataUrl(await picture('jpeg', 40)) });
  const url = done.json().completion.photoUrl;
  const { blobs } = test.deps;
  const read = blobs.get.bind(blobs);
  blobs.get = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  };
  const unasked = await mira.get(url);
  expect(unasked.statusCode).toBe(503);
  expect(unasked.json().message).toContain('photo');
  blobs.get = read;
  const [row] = await test.deps.db.select().from(photos);
  await blobs.delete(row!.blob);
  expect((await mira.get(url)).statusCode).toBe(404);
  await test.close();
});

test('a failing blob store loses the photo, not the lesson', async () => {
  const test = await startTestApp();
  const mira = await person(test);
  test.deps.blobs.put = async () => {
    throw new Error('no space left on device');
  };
  const photoUrl = dataUrl(await picture());
  const done = await mira.send('POST', `/api/lessons/${lessonOf('science', 'easy')}/complete`, {
    score: 90,
    photoUrl,
  });
  expect(done.statusCode).toBe(200);
  expect(done.json()).toMatchObject({ pointsEarned: 50, completion: { photoUrl: null } });
  expect(done.json().notice).toContain('photo');
  await test.close();
});
