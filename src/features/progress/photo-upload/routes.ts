import { dropBlob } from '../../../infra/blobs/reading.ts';
import type { BlobStore } from '../../../infra/blobs/store.ts';
import type { Db } from '../../../infra/db/client.ts';
import type { Router } from '../../../infra/http/router.ts';
import type { Person } from '../../accounts/caller.ts';
import { sendPhoto } from '../contract.ts';
import { redrawn } from '../photos.ts';
import { photoUrl } from '../rules/photo-url.ts';
import { MOST_PENDING_PHOTOS } from '../rules/totals.ts';
import { keepPending } from './keeping.ts';
import { deletePendingBut } from './store.ts';

export function photoRoutes(
  router: Router<Person>,
  parts: { db: Db; blobs: BlobStore; now: () => Date },
): void {
  router.handle(sendPhoto, async ({ body, caller: { id: userId }, request: { log } }) => {
    const { id } = await keepPending({ ...parts, log }, userId, await redrawn(body, 'body'));
    for (const blob of await deletePendingBut(parts.db, userId, MOST_PENDING_PHOTOS))
      await dropBlob({ blobs: parts.blobs, log }, blob);
    return { url: photoUrl(userId, id) };
  });
}
