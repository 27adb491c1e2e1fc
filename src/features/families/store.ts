import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../../infra/db/client.ts';
import { families, familyMembers } from './tables.ts';

/** Whether a user's family has premium now. */
export async function hasPremium(db: Queries, userId: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: families.id })
    .from(familyMembers)
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(and(eq(familyMembers.userId, userId), gt(families.premiumUntil, now)));
  return found.length > 0;
}
