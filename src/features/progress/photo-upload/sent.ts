import { Refusal } from '../../../base/refusal.ts';
import { dropBlob } from '../../../infra/blobs/reading.ts';
import { pictureIn, redrawn } from '../photos.ts';
import { photoIdIn } from '../rules/photo-url.ts';
import { keepPending, type PhotoParts, type StoredPhoto } from './keeping.ts';
import { deletePending, findOwnPhoto } from './store.ts';

export type { StoredPhoto };

/** The photo of one submission. */
export type PhotoSent = {
  /**
   * Has it stored and waiting. Where it is not to be had the lesson is completed without it, and the notice tells the
   * child.
   */
  store(): Promise<{ photo: StoredPhoto | null; notice: string | null }>;
  /** Deletes it again, unless a lesson has come to name it. */
  takeBack(): Promise<void>;
  /** Deletes other photos' files: those that it has taken the place of. */
  remove(keys: readonly string[]): Promise<void>;
};

/** Of a submission that cannot have a photo. */
export const NO_PHOTO: PhotoSent = {
  store: async () => ({ photo: null, notice: null }),
  takeBack: async () => {},
  remove: async () => {},
};

const NOT_KEPT = 'Your lesson is saved. The photo could not be kept this time.';

/**
 * The photo of a submission, sent ahead and named or within it as a `data:` URL. Nothing is read of it before it is to
 * be stored.
 */
export function photoSent(
  parts: PhotoParts,
  userId: string,
  lessonId: string,
  sent: string | null | undefined,
): PhotoSent {
  if (!sent) return NO_PHOTO;
  const namedId = photoIdIn(userId, sent);
  const remove: PhotoSent['remove'] = async (keys) => {
    for (const key of keys) await dropBlob(parts, key);
  };
  const takeBack = async (id: string | undefined) => {
    const blob = id && (await deletePending(parts.db, userId, id));
    if (blob) await remove([blob]);
  };
  if (namedId) {
    // Asked for at each try: a lesson that came in between may have taken it.
    return {
      store: () => named(parts, userId, lessonId, namedId),
      takeBack: () => takeBack(namedId),
      remove,
    };
  }
  let stored: ReturnType<PhotoSent['store']> | undefined;
  return {
    store: () => (stored ??= within(parts, userId, sent)),
    takeBack: async () => takeBack((await stored?.catch(() => undefined))?.photo?.id),
    remove,
  };
}

async function named(
  { db }: PhotoParts,
  userId: string,
  lessonId: string,
  id: string,
): ReturnType<PhotoSent['store']> {
  const photo = await findOwnPhoto(db, userId, id);
  // Sent once more, it is the lesson's already.
  if (photo?.lessonId === lessonId) return { photo: null, notice: null };
  return photo?.lessonId === null
    ? { photo: { id, blob: photo.blob }, notice: null }
    : { photo: null, notice: NOT_KEPT };
}

async function within(parts: PhotoParts, userId: string, dataUrl: string): ReturnType<PhotoSent['store']> {
  const jpeg = await redrawn(pictureIn(dataUrl), 'photoUrl');
  try {
    return { photo: await keepPending(parts, userId, jpeg), notice: null };
  } catch (error) {
    if (error instanceof Refusal) return { photo: null, notice: NOT_KEPT };
    throw error;
  }
}
