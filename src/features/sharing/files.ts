import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../base/refusal.ts';
import { BlobMissing, type BlobStore } from '../../infra/blobs/store.ts';
import { faultForLog } from '../../infra/http/fault.ts';

type Where = { blobs: BlobStore; log: FastifyBaseLogger };
/** Which graphic: whose, and the name of its page. */
export type GraphicName = { userId: string; imageId: string };

/** The folder of a user's graphics; deleted with the user. */
export const graphicsOf = (userId: string) => `graphics/${userId}/`;
const keyOf = ({ userId, imageId }: GraphicName) => `${graphicsOf(userId)}${imageId}.png`;

export async function keepGraphic(blobs: BlobStore, name: GraphicName, png: Uint8Array): Promise<void> {
  await blobs.put(keyOf(name), png, 'image/png');
}

export const noSuchGraphic = () => new Refusal('not_found', 'We could not find that picture.');

/** Deletes a picture that is not wanted; where that fails the log tells. */
export async function dropGraphic({ blobs, log }: Where, name: GraphicName): Promise<void> {
  await blobs.delete(keyOf(name)).catch((error: unknown) => {
    log.error({ fault: faultForLog(error) }, 'a graphic could not be deleted');
  });
}

/**
 * The bytes of a graphic; undefined when its file is gone.
 *
 * @throws Refusal `unavailable` when the store cannot be asked
 */
export async function graphicBytes(
  { blobs, log }: Where,
  name: GraphicName,
): Promise<Uint8Array | undefined> {
  try {
    return await blobs.get(keyOf(name));
  } catch (error) {
    if (error instanceof BlobMissing) return undefined;
    log.error({ fault: faultForLog(error) }, 'a graphic could not be read');
    throw new Refusal('unavailable', 'We cannot get the picture right now. Please try again in a moment.', {
      retryAfter: 5,
    });
  }
}
