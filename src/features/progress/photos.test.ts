import sharp from 'sharp';
import { expect, test } from 'vitest';
import { redrawn } from './photos.ts';

test('a photo that was taken sideways stands upright', async () => {
  const picture = { width: 1_200, height: 900, channels: 3, background: 'green' } as const;
  // How cameras say that the picture's top is at its right.
  const taken = await sharp({ create: picture }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const jpeg = await redrawn(taken, 'body');
  const { width, height, orientation } = await sharp(jpeg).metadata();
  expect({ width, height, orientation }).toEqual({ width: 600, height: 800, orientation: undefined });
});

test('a photo is kept at JPEG quality 80', async () => {
  const picture = { width: 40, height: 30, channels: 3, background: 'green' } as const;
  const taken = await sharp({ create: picture }).jpeg({ quality: 100 }).toBuffer();
  const jpeg = await redrawn(taken, 'body');
  // How coarsely the brightness is kept: the first figure of the first table, of the standard's 16 two fifths.
  const table = Buffer.from(jpeg).indexOf(Buffer.from([0xff, 0xdb]));
  expect(jpeg[table + 5]).toBe(6);
});
