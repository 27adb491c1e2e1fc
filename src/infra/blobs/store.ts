import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Files by key: photos and graphics. Keys are made by us, never by a caller. */
export type BlobStore = {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** @throws when there is no such key. */
  get(key: string): Promise<Uint8Array>;
  /** Deletes a key; one that is not there is no error. */
  delete(key: string): Promise<void>;
};

/** Keeps blobs in a folder. */
export function fileBlobs(folder: string): BlobStore {
  return blobsOn(new Disk(new FSDriver({ location: folder, visibility: 'private' })));
}

export function blobsOn(disk: Disk): BlobStore {
  return {
    put: (key, content, contentType) => disk.put(key, content, { contentType }),
    get: (key) => disk.getBytes(key),
    delete: (key) => disk.delete(key),
  };
}
