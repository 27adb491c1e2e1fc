import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { atMost } from '../../base/at-most.ts';
import { Refusal } from '../../base/refusal.ts';
import { dropBlob, type Blobs } from '../../infra/blobs/reading.ts';
import { faultForLog } from '../../infra/http/fault.ts';

/** Longest side of a kept photo, in pixels, and JPEG quality (specification, section 9). */
const LONGEST_SIDE = 800;
const QUALITY = 80;
const MOST_BYTES = 5 * 1024 * 1024;
/** A camera's largest picture today; more is a bomb that unpacks to gigabytes. */
const MOST_PIXELS = 50_000_000;
const DATA_URL = 'data:image/jpeg;base64,';
const NOT_BASE64 = /[^A-Za-z0-9+/]/;

/** The folder of a user's photos; deleted with the user. */
export const photosOf = (userId: string) => `photos/${userId}/`;

export type StoredPhoto = { id: string; blob: string };
export type Photo = StoredPhoto & { jpeg: Uint8Array };

/** The photo of one submission on its way into the blob store. */
export type PhotoSent = {
  /** Stores it, once. Where the store fails the lesson is completed without it, and the notice tells the child. */
  store(): Promise<{ photo: StoredPhoto | null; notice: string | null }>;
  /** Deletes it again, if it was stored. */
  takeBack(): Promise<void>;
  /** Deletes other photos: those that it has taken the place of. */
  remove(keys: readonly string[]): Promise<void>;
};

/** Of a submission that cannot have a photo. */
export const NO_PHOTO: PhotoSent = {
  store: async () => ({ photo: null, notice: null }),
  takeBack: async () => {},
  remove: async () => {},
};

/** The photo of a submission, or that there is none. Nothing is read of it before it is to be stored. */
export function photoSent(
  { blobs, log }: Blobs,
  userId: string,
  dataUrl: string | null | undefined,
): PhotoSent {
  let stored: ReturnType<PhotoSent['store']> | undefined;
  const put: PhotoSent['store'] = async () => {
    if (!dataUrl) return { photo: null, notice: null };
    const { id, blob, jpeg } = await readPhoto(userId, dataUrl);
    try {
      await blobs.put(blob, jpeg, 'image/jpeg');
      return { photo: { id, blob }, notice: null };
    } catch (error) {
      log.error({ fault: faultForLog(error) }, 'a photo could not be stored');
      // A full disk leaves the beginning of a file.
      await dropBlob({ blobs, log }, blob);
      return { photo: null, notice: 'Your lesson is saved. The photo could not be kept this time.' };
    }
  };
  const remove: PhotoSent['remove'] = async (keys) => {
    for (const key of keys) await dropBlob({ blobs, log }, key);
  };
  return {
    store: () => (stored ??= put()),
    async takeBack() {
      const photo = await stored?.then(
        (result) => result.photo,
        () => null,
      );
      if (photo) await remove([photo.blob]);
    },
    remove,
  };
}

export const noSuchPhoto = () => new Refusal('not_found', 'We could not find that photo.');

/**
 * Reads a photo from a `data:image/jpeg` URL and makes it anew, small and without what cameras write into pictures
 * (place, time, device).
 *
 * @throws Refusal `invalid` when it is not a picture, or too large.
 */
export async function readPhoto(userId: string, dataUrl: string): Promise<Photo> {
  const encoded = dataUrl.slice(DATA_URL.length);
  // One sign is looked for at a time: a pattern over all of it remembers each of its millions, and may run out of room.
  if (!dataUrl.startsWith(DATA_URL) || NOT_BASE64.test(encoded.replace(/={1,2}$/, ''))) throw notAPicture();
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > MOST_BYTES) {
    throw new Refusal('invalid', 'photoUrl: Please choose a photo smaller than 5MB.', { field: 'photoUrl' });
  }
  // The type is read off the first bytes: a name can say anything.
  if (!(bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)) throw notAPicture();
  const id = randomUUID();
  return { id, blob: `${photosOf(userId)}${id}.jpg`, jpeg: await redraw(bytes) };
}

// It would keep what it has unpacked, up to gigabytes, for a picture that comes once.
sharp.cache(false);

/** A small file may unpack to hundreds of megabytes, each within the bounds: a rush of them waits for itself. */
const redrawing = atMost(2);

async function redraw(bytes: Buffer): Promise<Uint8Array> {
  try {
    return await redrawing(() =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .rotate()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: QUALITY })
        .toBuffer(),
    );
  } catch {
    throw notAPicture();
  }
}

const notAPicture = () =>
  new Refusal('invalid', 'photoUrl: Please choose a valid image file.', { field: 'photoUrl' });
