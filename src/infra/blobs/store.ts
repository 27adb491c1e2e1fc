import { chmod, mkdir } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Files by key: photos and graphics. Keys are made by us, never by a caller. */
export type BlobStore = {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** @throws BlobMissing when there is no such key. */
  get(key: string): Promise<Uint8Array>;
  has(key: string): Promise<boolean>;
  /** Deletes a key; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** Deletes every key that begins with a folder's name (`photos/x/`). */
  deleteFolder(folder: string): Promise<void>;
  /** The keys in a folder. */
  list(folder: string): Promise<string[]>;
};

/** There is nothing under a key; every other error means that the store could not be asked. */
export class BlobMissing extends Error {
  override readonly name = 'BlobMissing';
}

export type BlobSettings =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      endpoint?: string;
      forcePathStyle: boolean;
      credentials?: { accessKeyId: string; secretAccessKey: string };
    };

/** Opens the blob store: a folder of this machine, or a bucket that speaks S3. */
export async function openBlobs(settings: BlobSettings): Promise<BlobStore> {
  if (settings.kind === 'folder') {
    await closeToOthers(settings.folder);
    return blobsOn(new Disk(new FSDriver({ location: settings.folder, visibility: 'private' })));
  }
  // Loaded only where it is used: it is ten times the size of all the rest of this.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { kind: _kind, bucket, ...connection } = settings;
  return blobsOn(
    new Disk(new S3Driver({ bucket, visibility: 'private', supportsACL: false, ...connection })),
  );
}

/** The library's `private` says nothing about files of a folder: every user of this machine could read them. */
async function closeToOthers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A folder of somebody else's is theirs to close.
  await chmod(folder, 0o700).catch(() => {});
}

function blobsOn(disk: Disk): BlobStore {
  return {
    put: (key, content, contentType) => disk.put(key, content, { contentType }),
    async get(key) {
      try {
        return await disk.getBytes(key);
      } catch (error) {
        throw isMissing(error) ? new BlobMissing(key, { cause: error }) : error;
      }
    },
    has: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    deleteFolder: (folder) => disk.deleteAll(folder),
    async list(folder) {
      const keys: string[] = [];
      let paginationToken: string | undefined;
      do {
        const page = await disk
          .listAll(folder, paginationToken ? { paginationToken } : {})
          .catch(emptyIfMissing);
        keys.push(...[...page.objects].flatMap((object) => ('key' in object ? [object.key] : [])));
        paginationToken = page.paginationToken;
      } while (paginationToken);
      return keys;
    },
  };
}

/** A folder that nothing was ever put into is an empty one. */
function emptyIfMissing(error: unknown): { paginationToken?: string; objects: [] } {
  if (isMissing(error)) return { objects: [] };
  throw error;
}

/** A folder says ENOENT, a bucket NoSuchKey; both stand in the cause of what the library throws. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isHere = ('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey';
  return isHere || isMissing(error.cause);
}
