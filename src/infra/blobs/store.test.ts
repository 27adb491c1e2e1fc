import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBucketServer, type BucketServer } from '../../../test/bucket.ts';
import { readConfig } from '../../apps/server/config.ts';
import { BlobMissing, openBlobs, type BlobStore } from './store.ts';

let bucket: BucketServer;
let dataDir: string;
beforeAll(async () => {
  bucket = await startBucketServer();
  dataDir = await mkdtemp(join(tmpdir(), 'blobs-'));
});
afterAll(async () => {
  await bucket.close();
  await rm(dataDir, { recursive: true });
});

/** The store as the settings name it. */
function storeOf(kind: 'folder' | 'bucket'): Promise<BlobStore> {
  const { blobs } = readConfig({
    SECRET_KEY: '0f3c9a71e5d24b86aa17c0de94f2b358',
    DATA_DIR: dataDir,
    ...(kind === 'folder'
      ? {}
      : {
          BLOB_URL: `s3://pictures?endpoint=${bucket.endpoint}`,
          AWS_ACCESS_KEY_ID: 'key',
          AWS_SECRET_ACCESS_KEY: 'hush',
        }),
  });
  return openBlobs(blobs);
}

const PICTURE = Buffer.from([0, 255, 13, 10, 128]);

test.each(['folder', 'bucket'] as const)(
  'in a %s what is put is there, and is gone once deleted',
  async (kind) => {
    const store = await storeOf(kind);
    await store.put('photos/a/1.jpg', PICTURE, 'image/jpeg');
    expect(Buffer.from(await store.get('photos/a/1.jpg'))).toEqual(PICTURE);
    await expect(store.get('photos/a/2.jpg')).rejects.toThrow(BlobMissing);
    await store.delete('photos/a/1.jpg');
    await store.delete('photos/a/1.jpg');
    await expect(store.get('photos/a/1.jpg')).rejects.toThrow(BlobMissing);
  },
);

test('no other user of the machine gets into the folder, nor into one that was open before', async () => {
  const folder = join(dataDir, 'blobs');
  const others = async () => (await stat(folder)).mode & 0o077;
  await storeOf('folder');
  expect(await others()).toBe(0);
  await chmod(folder, 0o755);
  await storeOf('folder');
  expect(await others()).toBe(0);
});

test.each(['folder', 'bucket'] as const)(
  'in a %s a folder is listed whole, and deleted whole without its neighbours',
  async (kind) => {
    const store = await storeOf(kind);
    const own = ['photos/a/1.jpg', 'photos/a/2.jpg', 'photos/a/3.jpg', 'photos/a/4.jpg', 'photos/a/5.jpg'];
    for (const key of [...own, 'photos/b/1.jpg']) await store.put(key, PICTURE, 'image/jpeg');
    expect((await store.list('photos/a/')).toSorted()).toEqual(own);
    expect(await store.list('graphics/a/')).toEqual([]);
    await store.deleteFolder('photos/a/');
    await store.deleteFolder('photos/a/');
    expect(await store.list('photos/a/')).toEqual([]);
    expect(Buffer.from(await store.get('photos/b/1.jpg'))).toEqual(PICTURE);
  },
);

test('a bucket keeps the type, and one that cannot be asked is no missing picture', async () => {
  const store = await storeOf('bucket');
  await store.put('graphics/a/1', PICTURE, 'image/png');
  expect(bucket.objects.get('pictures/graphics/a/1')).toEqual({ content: PICTURE, contentType: 'image/png' });
  bucket.fail(true);
  const asked = store.get('graphics/a/1');
  await expect(asked).rejects.not.toBeInstanceOf(BlobMissing);
  bucket.fail(false);
});
