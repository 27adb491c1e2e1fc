import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { Refusal } from '../../base/refusal.ts';

/** Longest side of a kept photo, in pixels, and JPEG quality (specification, section 9). */
const LONGEST_SIDE = 800;
const QUALITY = 80;
const MOST_BYTES = 5 * 1024 * 1024;
/** A camera's largest picture today; more is a bomb that unpacks to gigabytes. */
const MOST_PIXELS = 50_000_000;
const DATA_URL = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/;

export type Photo = { id: string; blob: string; jpeg: Uint8Array };

/**
 * Reads a photo from a `data:image/jpeg` URL and makes it anew, small and without what cameras write into pictures
 * (place, time, device).
 *
 * @throws Refusal `invalid` when it is not a picture, or too large.
 */
export async function readPhoto(userId: string, dataUrl: string): Promise<Photo> {
  const encoded = DATA_URL.exec(dataUrl)?.[1];
  if (!encoded) throw notAPicture();
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > MOST_BYTES) {
    throw new Refusal('invalid', 'photoUrl: Please choose a photo smaller than 5MB.', { field: 'photoUrl' });
  }
  // The type is read off the first bytes: a name can say anything.
  if (!(bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)) throw notAPicture();
  const id = randomUUID();
  return { id, blob: `photos/${userId}/${id}.jpg`, jpeg: await redraw(bytes) };
}

async function redraw(bytes: Buffer): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw notAPicture();
  }
}

const notAPicture = () =>
  new Refusal('invalid', 'photoUrl: Please choose a valid image file.', { field: 'photoUrl' });
