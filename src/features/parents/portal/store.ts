import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/db/client.ts';
import { NO_ID } from '../../../infra/db/columns.ts';
import type { PortalAction } from '../rules/portal.ts';
import { users } from '../../accounts/tables.ts';
import { consentRequests } from '../../consent/tables.ts';
import { portalTokens } from '../tables.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A consented child with the parent's address on file. */
export async function findPortalChild(db: Queries, childId: string) {
  const [child] = await db
    .select({ id: users.id, firstName: users.firstName, parentEmail: consentRequests.parentEmail })
    .from(users)
    .innerJoin(consentRequests, eq(consentRequests.userId, users.id))
    // What is no id is asked for all the same: nobody can tell by the time.
    .where(and(eq(users.id, UUID.test(childId) ? childId : NO_ID), eq(consentRequests.state, 'granted')))
    .orderBy(desc(consentRequests.answeredAt))
    .limit(1);
  return child;
}

export async function insertToken(
  tx: Queries,
  token: Pick<typeof portalTokens.$inferInsert, 'jti' | 'childId' | 'action' | 'expiresAt'>,
): Promise<void> {
  await tx.insert(portalTokens).values(token);
}

/** Takes an unused token for its act; undefined for whoever comes second. */
export async function claimToken(
  tx: Queries,
  { jti, action, keyHash, at }: { jti: string; action: PortalAction; keyHash: Buffer | null; at: Date },
): Promise<{ childId: string; expiresAt: Date } | undefined> {
  const [claimed] = await tx
    .update(portalTokens)
    .set({ usedAt: at, usedKeyHash: keyHash })
    .where(
      and(
        eq(portalTokens.jti, jti),
        eq(portalTokens.action, action),
        isNull(portalTokens.usedAt),
        gt(portalTokens.expiresAt, at),
        isNotNull(portalTokens.childId),
      ),
    )
    .returning({ childId: portalTokens.childId, expiresAt: portalTokens.expiresAt });
  return claimed?.childId ? { childId: claimed.childId, expiresAt: claimed.expiresAt } : undefined;
}

/** The child of a token that is unused, or was used by the same browser not before `repeatedSince`. */
export async function findTaker(
  db: Queries,
  use: { jti: string; action: PortalAction; keyHash: Buffer | null; at: Date; repeatedSince: Date },
): Promise<string | undefined> {
  const isUnused = and(isNull(portalTokens.usedAt), gt(portalTokens.expiresAt, use.at));
  const isRepeated =
    use.keyHash && and(eq(portalTokens.usedKeyHash, use.keyHash), gt(portalTokens.usedAt, use.repeatedSince));
  const [row] = await db
    .select({ childId: portalTokens.childId })
    .from(portalTokens)
    .where(
      and(
        eq(portalTokens.jti, use.jti),
        eq(portalTokens.action, use.action),
        or(isUnused, isRepeated ?? undefined),
      ),
    );
  return row?.childId ?? undefined;
}

export async function keepAnswer(tx: Queries, jti: string, answer: string): Promise<void> {
  await tx.update(portalTokens).set({ answer }).where(eq(portalTokens.jti, jti));
}

/** The sealed answer that a token's user got, for the same browser and not before `since`. */
export async function findAnswer(
  db: Queries,
  jti: string,
  keyHash: Buffer,
  since: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ answer: portalTokens.answer })
    .from(portalTokens)
    .where(
      and(eq(portalTokens.jti, jti), eq(portalTokens.usedKeyHash, keyHash), gt(portalTokens.usedAt, since)),
    );
  return row?.answer ?? undefined;
}

/** Deletes all tokens of a child but those that were used: their act may be the deletion itself. */
export async function deleteUnusedTokens(tx: Queries, childId: string): Promise<void> {
  await tx.delete(portalTokens).where(and(eq(portalTokens.childId, childId), isNull(portalTokens.usedAt)));
  await tx.update(portalTokens).set({ answer: null }).where(eq(portalTokens.childId, childId));
}

/** Forgets answers that nobody may repeat any more, and tokens that have expired. */
export async function sweepTokens(db: Queries, answersBefore: Date, expiredBefore: Date): Promise<void> {
  await db
    .update(portalTokens)
    .set({ answer: sql`null`, usedKeyHash: null })
    .where(and(isNotNull(portalTokens.answer), lt(portalTokens.usedAt, answersBefore)));
  await db.delete(portalTokens).where(lt(portalTokens.expiresAt, expiredBefore));
}
