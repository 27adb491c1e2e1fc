import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/db/client.ts';
import type { UserRow } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';
import { badgesReached, type Badge } from './rules/badges.ts';
import { badgesOf } from './store.ts';
import { earnedBadges, pointsLedger, shieldLedger } from './tables.ts';

/** A user keeps so many shields and no more. */
export const MOST_SHIELDS = 10;

export type Reward = { points: number; shields: number };

/**
 * Pays a reward that is no lesson's: points, shields as far as they can be kept, and the badges that the points reach.
 * Call it with the user locked.
 *
 * @param ref what it is for; the ledgers take each once
 * @returns what was added, and the badges that it earned
 */
export async function payReward(
  tx: Queries,
  user: UserRow,
  reward: Reward & { reason: 'share'; ref: string; at: Date },
): Promise<{ paid: Reward; newBadges: Badge[] }> {
  const { reason, ref, at: createdAt } = reward;
  const shields = Math.min(reward.shields, Math.max(0, MOST_SHIELDS - user.shields));
  const points = user.points + reward.points;
  await tx
    .update(users)
    .set({ points, shields: user.shields + shields, revision: sql`${users.revision} + 1` })
    .where(eq(users.id, user.id));
  const entry = { userId: user.id, reason, ref, createdAt };
  await tx.insert(pointsLedger).values({ ...entry, amount: reward.points });
  if (shields > 0) await tx.insert(shieldLedger).values({ ...entry, amount: shields });
  const has = await badgesOf(tx, user.id);
  const newBadges = badgesReached({ lessons: user.lessonsCompleted, points, streak: user.streak }).filter(
    (badge) => !has.has(badge.id),
  );
  if (newBadges.length > 0) {
    await tx
      .insert(earnedBadges)
      .values(newBadges.map(({ id }) => ({ userId: user.id, badgeId: id, earnedAt: createdAt })));
  }
  return { paid: { points: reward.points, shields }, newBadges };
}
