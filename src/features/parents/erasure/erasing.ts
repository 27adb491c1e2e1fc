import { createHash } from 'node:crypto';
import type { BlobStore } from '../../../infra/blobs/store.ts';
import type { Db, Queries } from '../../../infra/db/client.ts';
import { eachInTurn } from '../../../infra/jobs/in-turn.ts';
import { withdrawMails, type Mail } from '../../../infra/mail/queue.ts';
import { BUILT_IN_ISSUER } from '../../accounts/provider/provider.ts';
import { eraseProviderAccount } from '../../accounts/provider/store.ts';
import type { Audit } from '../../consent/audit.ts';
import { photosOf } from '../../progress/photos.ts';
import { graphicsOf } from '../../sharing/files.ts';
import { lockUser } from '../../consent/store.ts';
import { deleteUser, erasedAmong, insertErasure, markErased, unfinishedErasures, userIds } from './store.ts';
import { deleteUnusedTokens } from '../portal/store.ts';

export type EraserParts = {
  db: Db;
  now: () => Date;
  mail: Mail;
  audit: Audit;
  blobs: BlobStore;
};

/** Notes in the blob store who was deleted: a backup of the database does not hold them, and a restored one is told. */
const NOTES = 'erasures/';
const foldersOf = (userId: string) => [photosOf(userId), graphicsOf(userId)];

/**
 * Deletes a user: every row about them, their sign-in with us, what waits to be mailed about them. One entry without
 * personal data stays. Call `finishErasures` after the transaction: files cannot be deleted in one.
 */
export async function eraseUser(
  { audit, now }: Pick<EraserParts, 'audit' | 'now'>,
  tx: Queries,
  userId: string,
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user) return;
  const at = now();
  await deleteUnusedTokens(tx, userId);
  if (user.issuer === BUILT_IN_ISSUER) await eraseProviderAccount(tx, user.subject);
  await deleteUser(tx, userId, at);
  // After the rows: what was still being posted about them has waited for those, or is seen now.
  await withdrawMails(tx, userId);
  await insertErasure(tx, { idHash: hashOfId(userId), erasedAt: at, folder: userId });
  await audit(tx, { at, action: 'erasure', outcome: 'done' });
}

/** Deletes the files of who was deleted, and notes the deletion; goes on with what was cut short. */
export async function finishErasures({ db, blobs, mail }: EraserParts): Promise<void> {
  type Unfinished = Awaited<ReturnType<typeof unfinishedErasures>>[number];
  await eachInTurn<Unfinished>(
    (last, limit) => unfinishedErasures(db, last?.idHash, limit),
    async ({ idHash, erasedAt, folder }) => {
      for (const files of foldersOf(folder)) await blobs.deleteFolder(files);
      await mail.forget(folder);
      const note = Buffer.from(erasedAt.toISOString());
      await blobs.put(NOTES + idHash.toString('hex'), note, 'text/plain; charset=utf-8');
      await markErased(db, idHash);
    },
  );
}

/** Deletes again whoever a restored backup has brought back. */
export async function eraseRestored(parts: EraserParts): Promise<void> {
  const noted = new Set((await parts.blobs.list(NOTES)).map((key) => key.slice(NOTES.length)));
  if (noted.size === 0) return;
  await eachInTurn<string>(
    (last, limit) => userIds(parts.db, last, limit),
    async (userId) => {
      if (!noted.has(hashOfId(userId).toString('hex'))) return;
      await parts.db.transaction((tx) => eraseUser(parts, tx, userId));
    },
  );
  await finishErasures(parts);
}

/** Those of some ids that were people who have been deleted. An id that was never anybody's is none of them. */
export async function deletedOf(db: Queries, ids: readonly string[]): Promise<string[]> {
  const erased = await erasedAmong(db, ids.map(hashOfId));
  return ids.filter((id) => erased.some((idHash) => idHash.equals(hashOfId(id))));
}

const hashOfId = (userId: string) => createHash('sha256').update(userId).digest();
