import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Day } from '../../base/day.ts';
import { Refusal } from '../../base/refusal.ts';
import { dropBlob, readBlob } from '../../infra/blobs/reading.ts';
import type { BlobStore } from '../../infra/blobs/store.ts';
import type { Db } from '../../infra/db/client.ts';
import { faultForLog } from '../../infra/http/fault.ts';
import type { Limit } from '../../infra/http/limits.ts';
import type { UserRow } from '../accounts/store.ts';
import { lockUser } from '../consent/store.ts';
import { payReward } from '../progress/rewarding.ts';
import type { Badge } from '../progress/rules/badges.ts';
import type { Reward } from '../progress/rules/rewards.ts';
import { graphicKey, graphicsOf } from './files.ts';
import type { Renderer } from './graphic/renderer.ts';
import { achievementKey, SHARE_REWARD, type Achieved } from './rules/achievement.ts';
import { lineOf, titleOf } from './rules/words.ts';
import { rarityOf } from './rules/rarity.ts';
import type { Color, Icon } from './rules/look.ts';
import { nameOn } from './naming.ts';
import { MOST_GRAPHICS } from './rules/limits.ts';
import { claimReward, dropOldest, findShare, keepShare, type ShareRow } from './store.ts';

export type GraphicParts = {
  db: Db;
  now: () => Date;
  blobs: BlobStore;
  graphics: Renderer;
  config: { consentAge: number };
};
/** The parts, and those of one call. */
type Making = GraphicParts & {
  /** How many a user may have drawn. */
  drawings: Limit;
  /** Who waits for the drawing ({@link Renderer}). */
  from: string;
  log: FastifyBaseLogger;
};

type Wanted = { achieved: Achieved; look: { icon: Icon; color: Color } };
export type Made = { share: ShareRow; reward: Reward | null; newBadges: readonly Badge[] };

/**
 * Draws the graphic of an achievement and rewards it: once for each achievement, at most once a day, and only when
 * something was learned since the last reward. One that is there already is not drawn again, unless the name on it is
 * another now or its file is gone.
 *
 * @throws Refusal `too_many`, `signed_out` where the user was deleted meanwhile, or `unavailable` when it cannot be
 *   drawn or stored now: then nothing is kept
 */
export async function makeGraphic(making: Making, user: UserRow, today: Day, wanted: Wanted): Promise<Made> {
  const { db, now } = making;
  const achievement = achievementKey(wanted.achieved);
  const shownName = nameOn(user, today, making.config.consentAge);
  const earlier = await findShare(db, user.id, achievement);
  const graphic = { userId: user.id, imageId: earlier?.imageId ?? randomBytes(16).toString('base64url') };
  const key = graphicKey(graphic);
  const isUpToDate = earlier?.shownName === shownName && isWhole(await readBlob(making, key, 'picture'));
  if (!isUpToDate) {
    await making.drawings.take(user.id);
    await keepDrawn(making, key, wanted, shownName).catch(async (error: unknown) => {
      // A fault of ours is not the child's.
      await making.drawings.giveBack(user.id);
      throw error;
    });
  }
  let outdated: string[] = [];
  const made = await db
    .transaction(async (tx): Promise<Made | undefined> => {
      const locked = await lockUser(tx, user.id);
      if (!locked) return undefined;
      const at = now();
      const { type, value } = wanted.achieved;
      const share = await keepShare(tx, { ...graphic, achievement, type, value, shownName, createdAt: at });
      if (!earlier) outdated = await dropOldest(tx, user.id, MOST_GRAPHICS);
      if (!(await claimReward(tx, locked, achievement, today))) return { share, reward: null, newBadges: [] };
      const due = { reward: SHARE_REWARD, reason: 'share' as const, ref: achievement, at };
      const { paid, earned } = await payReward(tx, locked, due);
      return { share, reward: paid, newBadges: earned };
    })
    .catch(async (error: unknown) => {
      if (!earlier) await dropBlob(making, key);
      throw error;
    });
  if (!made) {
    // Deleted while it was drawn: the pictures went before this one came.
    await making.blobs.deleteFolder(graphicsOf(user.id));
    throw new Refusal('signed_out', 'Please sign in first.');
  }
  for (const imageId of outdated) await dropBlob(making, graphicKey({ userId: user.id, imageId }));
  // Drawn twice at once: the one that was kept first stands.
  if (made.share.imageId !== graphic.imageId) await dropBlob(making, key);
  return made;
}

async function keepDrawn(
  { graphics, from, blobs, log }: Making,
  key: string,
  { achieved, look }: Wanted,
  shownName: string | null,
): Promise<void> {
  try {
    const card = {
      badge: achieved.badge?.id ?? null,
      rarity: rarityOf(achieved),
      ...look,
      title: titleOf(achieved),
      line: lineOf(achieved, shownName),
    };
    const png = await graphics.postcard(card, from);
    await blobs.put(key, png, 'image/png');
  } catch (error) {
    log.error({ fault: faultForLog(error) }, 'a graphic could not be made');
    // A full disk leaves the beginning of a file.
    await dropBlob({ blobs, log }, key);
    throw new Refusal(
      'unavailable',
      'Could not create your shareable graphic. Please try again in a moment!',
      { retryAfter: 5 },
    );
  }
}

/** Whether there is a picture, and all of it: a PNG ends by saying so. */
const isWhole = (png: Uint8Array | undefined) =>
  png !== undefined && Buffer.from(png.subarray(-8, -4)).toString('latin1') === 'IEND';
