import sharp from 'sharp';
import { atMost } from '../../base/at-most.ts';
import { Refusal } from '../../base/refusal.ts';
import { MOST_PHOTO_BYTES } from './rules/photo-url.ts';

/** Longest side of a kept photo, in pixels, and JPEG quality (specification, section 9). */
const LONGEST_SIDE = 800;
const QUALITY = 80;
/** A camera's largest picture today; more is a bomb that unpacks to gigabytes. */
const MOST_PIXELS = 50_000_000;
const DATA_URL = 'data:image/jpeg;base64,';
const NOT_BASE64 = /[^A-Za-z0-9+/]/;

/** The folder of a user's photos; deleted with the user. */
export const photosOf = (userId: string) => `photos/${userId}/`;

export const noSuchPhoto = () => new Refusal('not_found', 'We could not find that photo.');

/**
 * The bytes in a `data:image/jpeg` URL.
 *
 * @throws Refusal `invalid` for every other text
 */
export function pictureIn(dataUrl: string): Uint8Array {
  const encoded = dataUrl.slice(DATA_URL.length);
  // One sign is looked for at a time: a pattern over all of it remembers each of its millions, and may run out of room.
  if (!dataUrl.startsWith(DATA_URL) || NOT_BASE64.test(encoded.replace(/={1,2}$/, '')))
    throw notAPicture('photoUrl');
  return Buffer.from(encoded, 'base64');
}

/**
 * Makes a photo anew, small and without what cameras write into pictures (place, time, device).
 *
 * @param field what of the call it is, for the refusal
 * @throws Refusal `invalid` when it is not a picture, or too large.
 */
export async function redrawn(bytes: Uint8Array, field: string): Promise<Uint8Array> {
  if (bytes.length > MOST_PHOTO_BYTES) {
    throw new Refusal('invalid', `${field}: Please choose a photo smaller than 5MB.`, { field });
  }
  // The type is read off the first bytes: a name can say anything.
  if (!(bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)) throw notAPicture(field);
  try {
    return await redrawing(() =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .rotate()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: QUALITY })
        .toBuffer(),
    );
  } catch {
    throw notAPicture(field);
  }
}

// It would keep what it has unpacked, up to gigabytes, for a picture that comes once.
sharp.cache(false);

/** A small file may unpack to hundreds of megabytes, each within the bounds: a rush of them waits for itself. */
const redrawing = atMost(2);

const notAPicture = (field: string) =>
  new Refusal('invalid', `${field}: Please choose a valid image file.`, { field });
