import { spawnSync } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../../test/harness.ts';
import { lessonOf } from '../../../test/lessons.ts';
import { person, type TestPerson } from '../../../test/people.ts';

/** A data folder that can be made to take no files, and again to take them. */
type Disk = {
  folder: string;
  block(who: TestPerson): Promise<void>;
  free(): Promise<void>;
  remove(): Promise<void>;
};

/** A disk of its own that is truly full; undefined where one may not be mounted. */
async function smallDisk(): Promise<Disk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'brightling-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'brightling', folder]);
  const remove = async () => {
    if (mounted.status === 0) spawnSync('umount', [folder]);
    await rm(folder, { recursive: true });
  };
  if (mounted.status !== 0) return void (await remove());
  const filler = join(folder, 'filler');
  return {
    folder,
    async block() {
      const fill = (): Promise<void> => appendFile(filler, Buffer.alloc(4_096)).then(fill);
      await expect(fill()).rejects.toThrow('ENOSPC');
    },
    free: () => rm(filler),
    remove,
  };
}

/** Where files should go, there is something else: for where no disk may be mounted. */
async function folderInUse(): Promise<Disk> {
  const folder = await mkdtemp(join(tmpdir(), 'brightling-disk-'));
  const inTheWay: string[] = [];
  return {
    folder,
    async block(who) {
      for (const kind of ['photos', 'graphics']) {
        await mkdir(join(folder, 'blobs', kind), { recursive: true });
        inTheWay.push(join(folder, 'blobs', kind, who.id));
      }
      for (const file of inTheWay) await writeFile(file, 'not a folder');
    },
    free: async () => void (await Promise.all(inTheWay.splice(0).map((file) => rm(file)))),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A science lesson handed in with a photo. */
async function withPhoto() {
  const image = {
    width: 300,
    height: 200,
    channels: 3,
    background: '#ffc53d',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  } as const;
  const jpeg = await sharp({ create: image }).jpeg().toBuffer();
  return { score: 90, photoUrl: `data:image/jpeg;base64,${jpeg.toString('base64')}` };
}

/** Files that are kept whole, under a data folder. */
async function filesIn(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'blobs'), { recursive: true }).catch(() => []);
  return names.filter((name) => /\.\w+$/.test(name));
}

test('a disk that is full under the database is a short break, and nothing of the lesson is half kept', async () => {
  const app = await startTestApp();
  onTestFinished(app.close);
  const mira = await person(app);
  await app.deps.db.execute(sql`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await app.deps.db.execute(
    sql`create trigger no_room before insert on completions execute function no_room()`,
  );
  const body = await withPhoto();
  const complete = () => mira.send('POST', `/api/lessons/${lessonOf('science', 'easy')}/complete`, body);

  const refused = await complete();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.json()).toEqual({
    code: 'unavailable',
    message: 'We are having a short break. Please try again in a moment.',
  });
  expect((await mira.get('/api/user/progress')).json()).toMatchObject({
    lessonsCompleted: 0,
    totalPoints: 0,
  });

  expect(await filesIn(app.deps.config.dataDir)).toEqual([]);

  await app.deps.db.execute(sql`drop trigger no_room on completions`);
  expect((await complete()).json()).toMatchObject({ pointsEarned: 50 });
});

test('a disk that is full costs the photo, not the lesson, and is said plainly', async () => {
  const disk = (await smallDisk()) ?? (await folderInUse());
  onTestFinished(disk.remove);
  const app = await startTestApp({ env: { DATA_DIR: disk.folder } });
  onTestFinished(app.close);
  const mira = await person(app);
  const body = await withPhoto();
  const complete = () => mira.send('POST', `/api/lessons/${lessonOf('science', 'easy')}/complete`, body);
  const share = () =>
    mira.send('POST', '/api/social/generate-share-graphic', { achievement: { type: 'streak', value: 1 } });
  const files = () => filesIn(disk.folder);

  await disk.block(mira);
  const done = await complete();
  expect(done.statusCode, done.body).toBe(200);
  expect(done.json()).toMatchObject({
    pointsEarned: 50,
    completion: { score: 90, photoUrl: null },
    notice: 'Your lesson is saved. The photo could not be kept this time.',
  });
  expect((await mira.get('/api/user/progress')).json()).toMatchObject({
    lessonsCompleted: 1,
    totalPoints: 50,
  });
  const refused = await share();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json().message).toContain('try again');
  // No half of a file is left behind.
  expect(await files()).toEqual([]);

  await disk.free();
  const again = (await complete()).json();
  expect(again).toMatchObject({ notice: null, points: 50 });
  expect((await mira.get(again.completion.photoUrl)).statusCode).toBe(200);
  expect((await share()).json().reward).not.toBeNull();
  expect(await files()).toHaveLength(2);
});
