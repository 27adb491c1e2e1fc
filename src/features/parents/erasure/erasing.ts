import type { BlobStore } from '../../../infra/blobs/store.ts';
import type { Db, Queries } from '../../../infra/db/client.ts';
import { eachInTurn } from '../../../infra/jobs/in-turn.ts';
import { withdrawMails, type Mail } from '../../../infra/mail/queue.ts';
import { BUILT_IN_ISSUER } from '../../accounts/provider/provider.ts';
import { accountIds, eraseProviderAccount } from '../../accounts/provider/store.ts';
import type { Audit } from '../../consent/audit.ts';
import { lockUser } from '../../consent/store.ts';
import { dropCopiesOfMessages } from '../../info/jobs.ts';
import { deleteMessages, messageIds } from '../../info/store.ts';
import { photosOf } from '../../progress/photos.ts';
import { graphicsOf } from '../../sharing/files.ts';
import { deleteUnusedTokens } from '../portal/store.ts';
import { hashOfId, notesUnderWay, readNotes, writeNote } from './notes.ts';
import { deleteUser, erasedAmong, insertErasure, markErased, unfinishedErasures, userIds } from './store.ts';

export type EraserParts = {
  db: Db;
  now: () => Date;
  mail: Pick<Mail, 'forget' | 'dropGone'>;
  audit: Audit;
  blobs: BlobStore;
};

/** What deletes for good, within the transaction of an act. */
export type Eraser = {
  /**
   * Deletes a user: every row about them, their sign-in with us, what they wrote to us signed in or by their address,
   * what waits to be mailed about them. One entry without personal data stays.
   */
  user(tx: Queries, userId: string): Promise<void>;
  /** Deletes an account of this installation with which nobody has ever come in. */
  account(tx: Queries, accountId: string): Promise<void>;
  /** Deletes what was written by the contact form under an address, by whomever. */
  messagesFrom(tx: Queries, email: string): Promise<void>;
  /** Deletes one message of the contact form that is noted already. */
  message(tx: Queries, messageId: string): Promise<void>;
};

const foldersOf = (userId: string) => [photosOf(userId), graphicsOf(userId)];

/**
 * Does an act that deletes for good: the only way to an {@link Eraser}. What is deleted is noted in the blob store before
 * the act's transaction is committed; when it is not, the notes are taken back. Call `finishErasures` afterwards: files
 * cannot be deleted in a transaction.
 *
 * @throws NoteNotKept when the blob store takes no note; then nothing is deleted
 */
export async function erasing<T>(
  { audit, blobs, now }: Pick<EraserParts, 'audit' | 'blobs' | 'now'>,
  act: (erase: Eraser) => Promise<T>,
): Promise<T> {
  const notes = notesUnderWay(blobs);

  async function messages(tx: Queries, which: Parameters<typeof deleteMessages>[1]): Promise<string[]> {
    const ids = await deleteMessages(tx, which);
    await withdrawMails(tx, ...ids);
    return ids;
  }

  try {
    return await act({
      async user(tx, userId) {
        const user = await lockUser(tx, userId);
        if (!user) return;
        const at = now();
        await deleteUnusedTokens(tx, userId);
        if (user.issuer === BUILT_IN_ISSUER) await eraseProviderAccount(tx, user.subject);
        await messages(tx, { userId, email: user.email });
        await deleteUser(tx, userId, at);
        // After the rows: what was still being posted about them has waited for those, or is seen now.
        await withdrawMails(tx, userId);
        await audit(tx, { at, action: 'erasure', outcome: 'done' });
        const idHash = hashOfId(userId);
        await insertErasure(tx, { idHash, erasedAt: at, folder: userId });
        await notes.write(idHash, at);
      },
      async account(tx, accountId) {
        await eraseProviderAccount(tx, accountId);
        await notes.write(hashOfId(accountId), now());
      },
      async messagesFrom(tx, email) {
        // Each by its own: an address is noted nowhere.
        for (const id of await messages(tx, { email })) await notes.write(hashOfId(id), now());
      },
      message: async (tx, id) => void (await messages(tx, { id })),
    });
  } catch (error) {
    await notes.takeBack();
    throw error;
  }
}

/** Deletes a user in a transaction of its own. */
export async function eraseUser(
  parts: Pick<EraserParts, 'audit' | 'blobs' | 'db' | 'now'>,
  userId: string,
): Promise<void> {
  await erasing(parts, (erase) => parts.db.transaction((tx) => erase.user(tx, userId)));
}

/** Deletes the files of who was deleted, and kept copies of mails; goes on with what was cut short. */
export async function finishErasures({
  db,
  blobs,
  mail,
}: Pick<EraserParts, 'blobs' | 'db' | 'mail'>): Promise<void> {
  type Unfinished = Awaited<ReturnType<typeof unfinishedErasures>>[number];
  await eachInTurn<Unfinished>(
    (last, limit) => unfinishedErasures(db, last?.idHash, limit),
    async ({ idHash, erasedAt, folder }) => {
      for (const files of foldersOf(folder)) await blobs.deleteFolder(files);
      await mail.forget(folder);
      // Taken back by another try at the same deletion, or lost with the files: it must stand from now on.
      await writeNote(blobs, idHash, erasedAt);
      await markErased(db, idHash);
    },
  );
  await dropCopiesOfMessages({ db, mail });
}

/** Deletes again what a restored backup has brought back. */
export async function eraseRestored(parts: EraserParts): Promise<void> {
  const isNoted = await readNotes(parts.blobs);
  const eraseNoted = (
    idsAfter: (db: Queries, after: string | undefined, limit: number) => Promise<string[]>,
    by: 'user' | 'account' | 'message',
  ) =>
    eachInTurn<string>(
      (last, limit) => idsAfter(parts.db, last, limit),
      async (id) => {
        if (!isNoted(id)) return;
        await erasing(parts, (erase) => parts.db.transaction((tx) => erase[by](tx, id)));
      },
    );
  await eraseNoted(userIds, 'user');
  await eraseNoted(accountIds, 'account');
  await eraseNoted(messageIds, 'message');
  await finishErasures(parts);
}

/** Those of some ids that were people who have been deleted. An id that was never anybody's is none of them. */
export async function deletedOf(db: Queries, ids: readonly string[]): Promise<string[]> {
  const erased = await erasedAmong(db, ids.map(hashOfId));
  return ids.filter((id) => erased.some((idHash) => idHash.equals(hashOfId(id))));
}
