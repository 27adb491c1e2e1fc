import type { Queries } from '../../infra/db/client.ts';
import type { UserRow } from '../accounts/store.ts';
import { newBadges, type Badge } from './rules/badges.ts';
import { keepable, type Reward } from './rules/rewards.ts';
import { badgesOf, writeReward } from './store.ts';

/**
 * Pays what was earned beside lessons: points, shields as far as they can be kept, and the badges that the points
 * reach. Call it with the user locked.
 *
 * @param ref what it is for; the ledgers take each once
 * @returns what was added, and the badges that it earned
 */
export async function payReward(
  tx: Queries,
  user: UserRow,
  { reward, ...what }: { reward: Reward; reason: 'share' | 'correction'; ref: string; at: Date },
): Promise<{ paid: Reward; earned: Badge[] }> {
  const paid = keepable(reward, user.shields);
  const counts = {
    lessons: user.lessonsCompleted,
    points: user.points + paid.points,
    streak: user.streak,
  };
  const earned = newBadges(counts, [...(await badgesOf(tx, user.id)).keys()]);
  await writeReward(tx, user.id, { paid, earned, ...what });
  return { paid, earned };
}
