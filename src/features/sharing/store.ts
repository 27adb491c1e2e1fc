import { and, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Day } from '../../base/day.ts';
import type { Queries } from '../../infra/db/client.ts';
import type { UserRow } from '../accounts/store.ts';
import { plannedErasures, users } from '../accounts/tables.ts';
import { shares } from './tables.ts';

export type ShareRow = typeof shares.$inferSelect;

const isOf = (userId: string, achievement: string) =>
  and(eq(shares.userId, userId), eq(shares.achievement, achievement));

export async function findShare(
  db: Queries,
  userId: string,
  achievement: string,
): Promise<ShareRow | undefined> {
  const [row] = await db.select().from(shares).where(isOf(userId, achievement));
  return row;
}

/** A graphic by the name of its page, with whose it is, and when they closed their account, if they did. */
export async function findShared(db: Queries, imageId: string) {
  const [row] = await db
    .select({ share: shares, owner: users, closedAt: plannedErasures.plannedAt })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .leftJoin(
      plannedErasures,
      and(eq(plannedErasures.userId, users.id), eq(plannedErasures.reason, 'closed')),
    )
    .where(eq(shares.imageId, imageId));
  return row;
}

/** Keeps a graphic, or that an earlier one was drawn anew; the earlier one keeps its name. */
export async function keepShare(tx: Queries, share: typeof shares.$inferInsert): Promise<ShareRow> {
  const [row] = await tx
    .insert(shares)
    .values(share)
    .onConflictDoUpdate({
      target: [shares.userId, shares.achievement],
      set: { shownName: share.shownName ?? null },
    })
    .returning();
  if (!row) throw new Error(`no share came back for ${share.achievement}`);
  return row;
}

/** Forgets a user's oldest graphics beyond so many; the names of their pictures. */
export async function dropOldest(tx: Queries, userId: string, most: number): Promise<string[]> {
  const tooOld = tx
    .select({ achievement: shares.achievement })
    .from(shares)
    .where(eq(shares.userId, userId))
    .orderBy(desc(shares.createdAt), desc(shares.achievement))
    .offset(most);
  const dropped = await tx
    .delete(shares)
    .where(and(eq(shares.userId, userId), inArray(shares.achievement, tooOld)))
    .returning({ imageId: shares.imageId });
  return dropped.map(({ imageId }) => imageId);
}

/**
 * Marks a graphic as the one that is rewarded on a day; false when it has been, or another one since then, or when
 * nothing was learned since the last one. Call it with the user locked.
 */
export async function claimReward(
  tx: Queries,
  user: Pick<UserRow, 'id' | 'lessonsCompleted'>,
  achievement: string,
  today: Day,
): Promise<boolean> {
  const { id: userId, lessonsCompleted } = user;
  const [last] = await tx
    .select({ day: max(shares.rewardedOn), lessons: max(shares.rewardedAfter) })
    .from(shares)
    .where(eq(shares.userId, userId));
  // A zone further on may have had this day's before: hence not only today's.
  const isAnotherDay = !last?.day || last.day < today;
  if (!isAnotherDay || lessonsCompleted <= (last?.lessons ?? 0)) return false;
  const claimed = await tx
    .update(shares)
    .set({ rewardedOn: today, rewardedAfter: lessonsCompleted })
    .where(and(isOf(userId, achievement), isNull(shares.rewardedOn)))
    .returning({ achievement: shares.achievement });
  return claimed.length > 0;
}
