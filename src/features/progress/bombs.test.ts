import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { lessonOf } from '../../../test/lessons.ts';
import { person, type TestPerson } from '../../../test/people.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const SIDE = 16_000;
const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#ffc53d' } });

async function hand(who: TestPerson, bytes: Buffer, type = 'image/jpeg') {
  return who.send('POST', `/api/lessons/${lessonOf('science', 'easy')}/complete`, {
    score: 100,
    photoUrl: `data:${type};base64,${bytes.toString('base64')}`,
  });
}

/** A JPEG whose head says that it is so large. */
function declaring(jpeg: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** Small files whose heads declare 256 million pixels. */
const DECLARING = {
  'image/jpeg': async () => declaring(await plain(40, 30).jpeg().toBuffer(), SIDE, SIDE),
  async 'image/png'() {
    const bytes = await plain(40, 30).png().toBuffer();
    bytes.writeUInt32BE(SIDE, 16);
    bytes.writeUInt32BE(SIDE, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  },
  async 'image/webp'() {
    const bytes = await plain(40, 30).webp().toBuffer();
    const frame = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
    bytes.writeUInt16LE(SIDE, frame + 3);
    bytes.writeUInt16LE(SIDE, frame + 5);
    return bytes;
  },
};

test.each(Object.entries(DECLARING))(
  'a small %s that declares 256 million pixels is refused',
  async (type, make) => {
    const mira = await person(app);
    const bytes = await make();
    expect(bytes.length).toBeLessThan(10_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: SIDE, height: SIDE });
    for (const said of [type, 'image/jpeg']) {
      const refused = await hand(mira, bytes, said);
      expect([refused.statusCode, refused.json().field]).toEqual([400, 'photoUrl']);
    }
    expect((await mira.get('/api/user/progress')).json()).toMatchObject({
      lessonsCompleted: 0,
      totalPoints: 0,
    });
    expect(await readdir(join(app.deps.config.dataDir, 'blobs'))).toEqual([]);
  },
);

test('a photo of 50 million pixels is taken, one of a line more is not, though it is whole', async () => {
  const mira = await person(app);
  const most = 50_000_000 / 8_000;
  // Both are drawn in as many squares of 16 pixels: what differs is the head.
  const bytes = await plain(8_000, most + 1)
    .jpeg()
    .toBuffer();
  const bomb = await hand(mira, bytes);
  expect([bomb.statusCode, bomb.json().field]).toEqual([400, 'photoUrl']);
  const large = await hand(mira, declaring(bytes, 8_000, most));
  expect([large.statusCode, large.json().notice]).toEqual([200, null]);
});
