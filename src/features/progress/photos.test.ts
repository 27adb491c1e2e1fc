import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPhoto } from './photos.ts';

test('a photo that was taken sideways stands upright', async () => {
  const picture = { width: 1_200, height: 900, channels: 3, background: 'green' } as const;
  // How cameras say that the picture's top is at its right.
  const taken = await sharp({ create: picture }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { jpeg } = await readPhoto('mira', `data:image/jpeg;base64,${taken.toString('base64')}`);
  const { width, height, orientation } = await sharp(jpeg).metadata();
  expect({ width, height, orientation }).toEqual({ width: 600, height: 800, orientation: undefined });
});
