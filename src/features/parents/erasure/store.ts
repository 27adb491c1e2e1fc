import { and, eq, gt, inArray, isNotNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/db/client.ts';
import type { ErasureReason } from '../../accounts/rules/planned-erasure.ts';
import { plannedErasures, users } from '../../accounts/tables.ts';
import { auditLog } from '../../consent/tables.ts';
import { takeOut } from '../../families/store.ts';
import { erasures } from '../tables.ts';

/** Deletes a user's row and with it, by their references, all rows that belong to it; a family left empty goes too. */
export async function deleteUser(tx: Queries, userId: string, at: Date): Promise<void> {
  await takeOut(tx, userId, at);
  await tx.delete(users).where(eq(users.id, userId));
}

export async function insertErasure(tx: Queries, erasure: typeof erasures.$inferInsert): Promise<void> {
  // Deleted once more, from a restored backup.
  await tx
    .insert(erasures)
    .values(erasure)
    .onConflictDoUpdate({ target: erasures.idHash, set: { folder: erasure.folder } });
}

/** Those of some hashes of ids whose people have been deleted. */
export async function erasedAmong(db: Queries, idHashes: Buffer[]): Promise<Buffer[]> {
  const rows = await db
    .select({ idHash: erasures.idHash })
    .from(erasures)
    .where(inArray(erasures.idHash, idHashes));
  return rows.map(({ idHash }) => idHash);
}

/** Deletions whose files are still there, in the order of their hashes. */
export async function unfinishedErasures(db: Queries, after?: Buffer, limit = 500) {
  const rows = await db
    .select()
    .from(erasures)
    .where(and(isNotNull(erasures.folder), after && gt(erasures.idHash, after)))
    .orderBy(erasures.idHash)
    .limit(limit);
  return rows.flatMap(({ folder, ...row }) => (folder === null ? [] : [{ ...row, folder }]));
}

export async function markErased(db: Queries, idHash: Buffer): Promise<void> {
  await db.update(erasures).set({ folder: null }).where(eq(erasures.idHash, idHash));
}

/** Ids of all users, in their order. */
export async function userIds(db: Queries, after: string | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(after === undefined ? undefined : gt(users.id, after))
    .orderBy(users.id)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Whom an e-mail address or a user's id names, in either case; one address may have come in by two issuers. */
export async function usersNamed(db: Queries, named: string) {
  return db
    .select({ id: users.id, email: users.email, firstName: users.firstName, createdAt: users.createdAt })
    .from(users)
    .where(or(sql`${users.id}::text = lower(${named})`, sql`lower(${users.email}) = lower(${named})`))
    .orderBy(users.createdAt);
}

/** Plans a deletion, unless it is planned for that reason already; tells whether it did. */
export async function planErasure(
  tx: Queries,
  plan: { userId: string; reason: ErasureReason; plannedAt: Date; dueAt: Date },
): Promise<boolean> {
  const planned = await tx
    .insert(plannedErasures)
    .values(plan)
    .onConflictDoNothing()
    .returning({ userId: plannedErasures.userId });
  return planned.length > 0;
}

/** Takes a planned deletion back; tells whether there was one. */
export async function cancelErasure(tx: Queries, userId: string, reason: ErasureReason): Promise<boolean> {
  const cancelled = await tx
    .delete(plannedErasures)
    .where(and(eq(plannedErasures.userId, userId), eq(plannedErasures.reason, reason)))
    .returning({ userId: plannedErasures.userId });
  return cancelled.length > 0;
}

export async function isErasurePlanned(db: Queries, userId: string, reason: ErasureReason): Promise<boolean> {
  const rows = await db
    .select({ userId: plannedErasures.userId })
    .from(plannedErasures)
    .where(and(eq(plannedErasures.userId, userId), eq(plannedErasures.reason, reason)));
  return rows.length > 0;
}

/** Planned deletions with when their people were here last, in the order of their keys. */
export async function plannedErasuresWithVisits(
  db: Queries,
  after: { userId: string; reason: ErasureReason } | undefined,
  limit: number,
) {
  const key = sql`(${plannedErasures.userId}, ${plannedErasures.reason})`;
  return db
    .select({
      userId: plannedErasures.userId,
      reason: plannedErasures.reason,
      plannedAt: plannedErasures.plannedAt,
      dueAt: plannedErasures.dueAt,
      seenAt: users.seenAt,
    })
    .from(plannedErasures)
    .innerJoin(users, eq(users.id, plannedErasures.userId))
    .where(after && sql`${key} > (${after.userId}::uuid, ${after.reason})`)
    .orderBy(plannedErasures.userId, plannedErasures.reason)
    .limit(limit);
}

/** Active people who were not here since an instant and have not been warned, in the order of their ids. */
export async function inactiveUsers(db: Queries, since: Date, after: string | undefined, limit: number) {
  const warned = db
    .select()
    .from(plannedErasures)
    .where(and(eq(plannedErasures.userId, users.id), eq(plannedErasures.reason, 'inactive')));
  return db
    .select({ id: users.id, firstName: users.firstName, email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(
      and(
        eq(users.state, 'active'),
        lte(users.seenAt, since),
        notExists(warned),
        after === undefined ? undefined : gt(users.id, after),
      ),
    )
    .orderBy(users.id)
    .limit(limit);
}

const CONSENT_STEPS = ['consent_request', 'consent_answer', 'consent_expiry'] as const;

/** Sign-ins that never became an account, were made before an instant, and of whom no parent was asked since. */
function areUnfinished(db: Queries, before: Date) {
  const step = db
    .select()
    .from(auditLog)
    .where(
      and(eq(auditLog.childId, users.id), gt(auditLog.at, before), inArray(auditLog.action, CONSENT_STEPS)),
    );
  return and(inArray(users.state, ['pending', 'denied']), lte(users.createdAt, before), notExists(step));
}

export async function isUnfinished(tx: Queries, userId: string, before: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), areUnfinished(tx, before)));
  return rows.length > 0;
}

/** Sign-ins that are {@link isUnfinished}, in the order of their ids. */
export async function unfinishedUsers(
  db: Queries,
  before: Date,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(areUnfinished(db, before), after === undefined ? undefined : gt(users.id, after)))
    .orderBy(users.id)
    .limit(limit);
  return rows.map((row) => row.id);
}
