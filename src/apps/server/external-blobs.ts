import { BlobMissing, type BlobStore } from '../../infra/blobs/store.ts';

/**
 * Tries whether the bucket of `BLOB_URL` can be asked.
 *
 * @throws Error with one sentence that names the setting and the cause
 */
export async function tryBlobs(blobs: BlobStore): Promise<void> {
  try {
    await blobs.list('nothing/');
    await blobs.get('nothing/here');
  } catch (error) {
    if (error instanceof BlobMissing) return;
    throw unusable(whyNot(error));
  }
  // Whoever has what was never put there is no store.
  throw unusable('what answers there is no S3');
}

const unusable = (why: string) => new Error(`BLOB_URL cannot be used: ${why}.`);

function whyNot(error: unknown): string {
  const root = rootOf(error);
  if (!(root instanceof Error)) return String(root);
  if (root.name === 'CredentialsProviderError') return 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  return root.message.replace(/\.$/, '');
}

/** The library says that it failed, and why in the cause. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}
