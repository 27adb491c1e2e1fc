import sharp from 'sharp';
import type { Box } from './element.ts';
import { lay, type Emoji } from './layout.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** All colours: 256 of them are a third of the bytes, but leave edges in the sky and take half as long again. */
const PNG = { compressionLevel: 6, adaptiveFiltering: true } as const;

/** Lays boxes out over a drawing of the graphic's size, and makes a PNG of both. */
export async function draw(art: string, layout: Box, emoji: Emoji): Promise<Uint8Array> {
  const laidOut = await lay(layout, { width: WIDTH, height: HEIGHT }, emoji);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${art}${laidOut}</svg>`;
  return sharp(Buffer.from(svg)).flatten().png(PNG).toBuffer();
}
