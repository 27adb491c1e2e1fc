import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../../../infra/db/client.ts';
import { photos } from '../tables.ts';

/** A photo that no lesson names yet. */
export type PendingPhoto = { userId: string; id: string; createdAt: Date };

export async function insertPending(db: Queries, photo: PendingPhoto & { blob: string }): Promise<void> {
  await db.insert(photos).values(photo);
}

/** Deletes one, unless a lesson has come to name it; returns its key in the blob store where it was there. */
export async function deletePending(db: Queries, userId: string, id: string): Promise<string | undefined> {
  const [deleted] = await db
    .delete(photos)
    .where(and(eq(photos.userId, userId), eq(photos.id, id), isNull(photos.lessonId)))
    .returning({ blob: photos.blob });
  return deleted?.blob;
}

/** Deletes all but the newest of a user's; returns their keys in the blob store. */
export async function deletePendingBut(db: Queries, userId: string, newest: number): Promise<string[]> {
  const isPending = and(eq(photos.userId, userId), isNull(photos.lessonId));
  const older = db
    .select({ id: photos.id })
    .from(photos)
    .where(isPending)
    .orderBy(desc(photos.createdAt), desc(photos.id))
    .offset(newest);
  const deleted = await db
    .delete(photos)
    .where(and(isPending, inArray(photos.id, older)))
    .returning({ blob: photos.blob });
  return deleted.map(({ blob }) => blob);
}

/** Those that have waited since before an instant, the oldest first. */
export async function pendingBefore(
  db: Queries,
  before: Date,
  last: PendingPhoto | undefined,
  limit: number,
): Promise<PendingPhoto[]> {
  const isLater =
    last &&
    or(
      gt(photos.createdAt, last.createdAt),
      and(eq(photos.createdAt, last.createdAt), gt(photos.id, last.id)),
    );
  return db
    .select({ userId: photos.userId, id: photos.id, createdAt: photos.createdAt })
    .from(photos)
    .where(and(isNull(photos.lessonId), lt(photos.createdAt, before), isLater))
    .orderBy(photos.createdAt, photos.id)
    .limit(limit);
}

/** How many photos of lessons a user has. */
export async function countPhotos(db: Queries, userId: string): Promise<number> {
  return db.$count(photos, and(eq(photos.userId, userId), isNotNull(photos.lessonId)));
}

/** Where a photo of a user's lies, and which lesson names it. */
export async function findOwnPhoto(db: Queries, userId: string, id: string) {
  const [row] = await db
    .select({ id: photos.id, blob: photos.blob, lessonId: photos.lessonId })
    .from(photos)
    .where(and(eq(photos.userId, userId), eq(photos.id, id)));
  return row;
}
