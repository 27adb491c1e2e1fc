import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '../../infra/db/client.ts';
import { redemptions, referrals } from './tables.ts';

export type ReferralRow = typeof referrals.$inferSelect;

/** A family's latest codes. */
export async function latestReferrals(db: Queries, familyId: string, most: number): Promise<ReferralRow[]> {
  return db
    .select()
    .from(referrals)
    .where(eq(referrals.familyId, familyId))
    .orderBy(desc(referrals.createdAt), desc(referrals.id))
    .limit(most);
}

export async function countReferrals(
  db: Queries,
  familyId: string,
  which: 'pending' | 'completed',
): Promise<number> {
  const isSo = which === 'pending' ? isNull(referrals.completedAt) : isNotNull(referrals.completedAt);
  const [row] = await db
    .select({ codes: count() })
    .from(referrals)
    .where(and(eq(referrals.familyId, familyId), isSo));
  return row?.codes ?? 0;
}

/** Keeps a new code; undefined when it is there already. */
export async function insertReferral(
  tx: Queries,
  referral: typeof referrals.$inferInsert,
): Promise<ReferralRow | undefined> {
  const [row] = await tx.insert(referrals).values(referral).onConflictDoNothing().returning();
  return row;
}

export async function findReferral(db: Queries, code: string): Promise<ReferralRow | undefined> {
  const [row] = await db.select().from(referrals).where(eq(referrals.code, code));
  return row;
}

/** Uses a code up; false when somebody has been faster. */
export async function completeReferral(tx: Queries, id: string, at: Date): Promise<boolean> {
  const completed = await tx
    .update(referrals)
    .set({ completedAt: at })
    .where(and(eq(referrals.id, id), isNull(referrals.completedAt)))
    .returning({ id: referrals.id });
  return completed.length > 0;
}

/** Notes that a user has redeemed a code; false when they had before. */
export async function insertRedemption(tx: Queries, userId: string, redeemedAt: Date): Promise<boolean> {
  const noted = await tx
    .insert(redemptions)
    .values({ userId, redeemedAt })
    .onConflictDoNothing()
    .returning({ userId: redemptions.userId });
  return noted.length > 0;
}
