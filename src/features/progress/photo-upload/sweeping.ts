import type { BlobStore } from '../../../infra/blobs/store.ts';
import type { Db } from '../../../infra/db/client.ts';
import { eachInTurn } from '../../../infra/jobs/in-turn.ts';
import { PENDING_PHOTO_MS } from '../rules/totals.ts';
import { deletePending, pendingBefore, type PendingPhoto } from './store.ts';

/** Deletes photos whose lesson never came. */
export async function sweepPhotos({ db, blobs }: { db: Db; blobs: BlobStore }, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PENDING_PHOTO_MS);
  await eachInTurn<PendingPhoto>(
    (last, limit) => pendingBefore(db, before, last, limit),
    async ({ userId, id }) => {
      const blob = await deletePending(db, userId, id);
      if (blob) await blobs.delete(blob);
    },
  );
}
