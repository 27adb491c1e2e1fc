import { Refusal } from '../../../base/refusal.ts';
import { dropBlob, type Blobs } from '../../../infra/blobs/reading.ts';
import { mayBeKept, type Db } from '../../../infra/db/client.ts';
import { faultForLog } from '../../../infra/http/fault.ts';
import { photosOf } from '../photos.ts';
import { MOST_PHOTOS } from '../rules/totals.ts';
import { countPhotos, insertPending } from './store.ts';

export type PhotoParts = Blobs & { db: Db; now: () => Date };

export type StoredPhoto = { id: string; blob: string };

/**
 * Stores a picture that waits for its lesson: the file, then the row that knows of it.
 *
 * @param jpeg as `redrawn` makes it
 * @throws Refusal `conflict` for whoever has all the photos that are kept of one person, `unavailable` where the store
 * fails
 */
export async function keepPending(
  { db, blobs, log, now }: PhotoParts,
  userId: string,
  jpeg: Uint8Array,
): Promise<StoredPhoto> {
  if ((await countPhotos(db, userId)) >= MOST_PHOTOS) throw new Refusal('conflict', ALL_PHOTOS_KEPT);
  const id = crypto.randomUUID();
  const blob = `${photosOf(userId)}${id}.jpg`;
  try {
    await blobs.put(blob, jpeg, 'image/jpeg');
  } catch (error) {
    log.error({ fault: faultForLog(error) }, 'a photo could not be stored');
    // A full disk leaves the beginning of a file.
    await dropBlob({ blobs, log }, blob);
    throw new Refusal('unavailable', 'The photo could not be kept this time.', { retryAfter: 60 });
  }
  try {
    await insertPending(db, { userId, id, blob, createdAt: now() });
  } catch (error) {
    if (!mayBeKept(error)) await dropBlob({ blobs, log }, blob);
    throw error;
  }
  return { id, blob };
}

const ALL_PHOTOS_KEPT = `You have kept ${MOST_PHOTOS.toLocaleString('en')} photos here. We cannot keep more than that.`;
