import { and, eq, gt, lte, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/db/client.ts';
import { providerAccounts, providerRecords, users } from '../tables.ts';

export type ProviderAccount = typeof providerAccounts.$inferSelect;
export type NewProviderAccount = typeof providerAccounts.$inferInsert;

/** @returns undefined when the e-mail already has an account. */
export async function insertAccount(
  db: Queries,
  account: NewProviderAccount,
): Promise<ProviderAccount | undefined> {
  const [made] = await db
    .insert(providerAccounts)
    .values(account)
    .onConflictDoNothing({ target: providerAccounts.email })
    .returning();
  return made;
}

export async function findAccountByEmail(db: Queries, email: string): Promise<ProviderAccount | undefined> {
  const [found] = await db.select().from(providerAccounts).where(eq(providerAccounts.email, email));
  return found;
}

export async function findAccount(db: Queries, id: string): Promise<ProviderAccount | undefined> {
  const [found] = await db.select().from(providerAccounts).where(eq(providerAccounts.id, id));
  return found;
}

/** Ids of all accounts, in their order. */
export async function accountIds(db: Queries, after: string | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: providerAccounts.id })
    .from(providerAccounts)
    .where(after === undefined ? undefined : gt(providerAccounts.id, after))
    .orderBy(providerAccounts.id)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Keeps that the owner of an account has followed a link mailed to its address. */
export async function proveAccountEmail(db: Queries, id: string): Promise<void> {
  await db.update(providerAccounts).set({ emailVerified: true }).where(eq(providerAccounts.id, id));
}

export async function setPassword(tx: Queries, id: string, passwordHash: string): Promise<void> {
  await tx.update(providerAccounts).set({ passwordHash }).where(eq(providerAccounts.id, id));
}

/** Removes an account and what the provider still keeps of its sign-ins: part of deleting its user. */
export async function eraseProviderAccount(db: Queries, id: string): Promise<void> {
  await endSignInsUnderWay(db, id);
  await db.delete(providerAccounts).where(eq(providerAccounts.id, id));
}

/** Deletes what the provider still keeps of an account's sign-ins: one that has just begun does not come in any more. */
export async function endSignInsUnderWay(db: Queries, accountId: string): Promise<void> {
  await db.delete(providerRecords).where(sql`${accountId} in (
    ${providerRecords.payload} ->> 'accountId',
    ${providerRecords.payload} #>> '{result,login,accountId}'
  )`);
}

/** Deletes accounts made before an instant with which nobody has ever come in: a form that was sent and left. */
export async function deleteUnusedAccounts(db: Queries, issuer: string, before: Date): Promise<void> {
  const owner = db
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), sql`${users.subject} = ${providerAccounts.id}::text`));
  await db.delete(providerAccounts).where(and(lte(providerAccounts.createdAt, before), notExists(owner)));
}

export async function deleteExpiredRecords(db: Queries, now: Date): Promise<void> {
  await db.delete(providerRecords).where(lte(providerRecords.expiresAt, now));
}

/** The unexpired record of the provider's that a condition names, used up or not. */
export async function findRecord(
  db: Queries,
  model: string,
  by: { id: string } | { uid: string } | { userCode: string },
) {
  // PostgreSQL cannot be asked for such a key, and keeps none.
  if (Object.values(by).some((key) => key.includes('\0'))) return undefined;
  const condition =
    'id' in by
      ? eq(providerRecords.id, by.id)
      : 'uid' in by
        ? eq(providerRecords.uid, by.uid)
        : eq(providerRecords.userCode, by.userCode);
  const [found] = await db
    .select({ payload: providerRecords.payload, consumedAt: providerRecords.consumedAt })
    .from(providerRecords)
    .where(
      and(
        eq(providerRecords.model, model),
        condition,
        sql`coalesce(${providerRecords.expiresAt} > now(), true)`,
      ),
    );
  return found;
}
