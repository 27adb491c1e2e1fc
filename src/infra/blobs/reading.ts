import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../base/refusal.ts';
import { faultForLog } from '../http/fault.ts';
import { BlobMissing, type BlobStore } from './store.ts';

/** The store, and the log of the call that asks it. */
export type Blobs = { blobs: BlobStore; log: FastifyBaseLogger };

/**
 * The bytes under a key; undefined when there are none.
 *
 * @param what they are, for whoever waits for them
 * @throws Refusal `unavailable` when the store cannot be asked
 */
export async function readBlob(
  { blobs, log }: Blobs,
  key: string,
  what: 'photo' | 'picture',
): Promise<Uint8Array | undefined> {
  try {
    return await blobs.get(key);
  } catch (error) {
    if (error instanceof BlobMissing) return undefined;
    log.error({ fault: faultForLog(error) }, 'a file could not be read');
    throw new Refusal('unavailable', `We cannot get the ${what} right now. Please try again in a moment.`, {
      retryAfter: 5,
    });
  }
}

/** Deletes what is not wanted; where that fails the log tells, and the call goes on. */
export async function dropBlob({ blobs, log }: Blobs, key: string): Promise<void> {
  await blobs.delete(key).catch((error: unknown) => {
    log.error({ fault: faultForLog(error), key }, 'a file could not be deleted');
  });
}
