import { createHash } from 'node:crypto';
import type { BlobStore } from '../../../infra/blobs/store.ts';

/** Notes in the blob store of what was deleted: a backup of the database does not hold them, and a restored one is told. */
const NOTES = 'erasures/';
const keyOf = (idHash: Buffer) => NOTES + idHash.toString('hex');

export const hashOfId = (id: string): Buffer => createHash('sha256').update(id).digest();

/** The blob store could not be written to, so that nothing may be deleted for good. */
export class NoteNotKept extends Error {
  constructor(cause: unknown) {
    super(
      'Nothing is deleted: the note of it, by which a restored backup is told, cannot be written to the files.',
      { cause },
    );
    this.name = 'NoteNotKept';
  }
}

export async function writeNote(blobs: BlobStore, idHash: Buffer, erasedAt: Date): Promise<void> {
  await blobs.put(keyOf(idHash), Buffer.from(erasedAt.toISOString()), 'text/plain; charset=utf-8');
}

/** Tells of an id whether a note of its deletion is kept. */
export async function readNotes(blobs: BlobStore): Promise<(id: string) => boolean> {
  const kept = new Set(await blobs.list(NOTES));
  return (id) => kept.has(keyOf(hashOfId(id)));
}

/**
 * Notes of deletions that are under way. A note stands before its deletion is committed, so that no moment is left in
 * which a backup could bring somebody back for good.
 */
export function notesUnderWay(blobs: BlobStore) {
  const written: Buffer[] = [];
  return {
    /** @throws NoteNotKept */
    async write(idHash: Buffer, erasedAt: Date): Promise<void> {
      try {
        // One that stands already is of a deletion that a backup has undone, and stays whatever becomes of this one.
        if (await blobs.has(keyOf(idHash))) return;
        written.push(idHash);
        await writeNote(blobs, idHash, erasedAt);
      } catch (error) {
        throw new NoteNotKept(error);
      }
    },
    /** Nothing was deleted after all. A note that cannot be taken back has its deletion done at the next start. */
    async takeBack(): Promise<void> {
      await Promise.allSettled(written.map((idHash) => blobs.delete(keyOf(idHash))));
    },
  };
}
