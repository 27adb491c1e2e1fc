import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { Day } from '../../base/day.ts';
import type { Queries } from '../../infra/db/client.ts';
import { ADULT_AGE } from '../accounts/rules/age.ts';
import type { UserRow } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';
import { NOTICE_VERSION } from './rules/notice.ts';
import { auditLog, consentRequests } from './tables.ts';

/** Keeps the under-age date that a pending user named, so that no later one makes them older. */
export async function rememberBirthDate(db: Queries, userId: string, birthDate: Day): Promise<void> {
  await db
    .update(users)
    .set({ birthDate })
    .where(and(eq(users.id, userId), eq(users.state, 'pending')));
}

/**
 * Makes a user active who is not yet; undefined when they are, or have named another date than the one that the
 * decision was based on.
 */
export async function activateUser(
  db: Queries,
  userId: string,
  birthDate: Day,
  named: Day | null = null,
): Promise<UserRow | undefined> {
  const [user] = await db
    .update(users)
    .set({ birthDate, state: 'active' })
    .where(
      and(
        eq(users.id, userId),
        ne(users.state, 'active'),
        sql`${users.birthDate} is not distinct from ${named}::date`,
      ),
    )
    .returning();
  return user;
}

/**
 * The user's row, held until the transaction ends: of several acts at once each sees those before it. Whatever changes
 * a user's requests, tokens or plans locks this row first, so that no two acts wait for each other.
 */
export async function lockUser(tx: Queries, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return user;
}

/** When requests for a child were made, from `since` on. */
export async function requestTimes(db: Queries, userId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ requestedAt: consentRequests.requestedAt })
    .from(consentRequests)
    .where(and(eq(consentRequests.userId, userId), gt(consentRequests.requestedAt, since)));
  return rows.map((row) => row.requestedAt);
}

/** Opens a request; the one that was open is void. The child waits from now on. */
export async function openRequest(
  tx: Queries,
  request: typeof consentRequests.$inferInsert,
  birthDate: Day,
): Promise<void> {
  await tx
    .update(consentRequests)
    .set({ state: 'replaced' })
    .where(and(eq(consentRequests.userId, request.userId), eq(consentRequests.state, 'open')));
  await tx.insert(consentRequests).values(request);
  await tx.update(users).set({ state: 'awaiting_consent', birthDate }).where(eq(users.id, request.userId));
}

/** Keeps a consent that was had at an instant, without asking: of the demo's parent. */
export async function insertConsent(
  tx: Queries,
  userId: string,
  parentEmail: string,
  at: Date,
): Promise<void> {
  await tx.insert(consentRequests).values({
    userId,
    parentEmail,
    tokenHash: randomBytes(32),
    state: 'granted',
    requestedAt: at,
    expiresAt: at,
    answeredAt: at,
    noticeVersion: NOTICE_VERSION,
    method: 'email_plus',
  });
  await tx.update(users).set({ sharingAllowed: false }).where(eq(users.id, userId));
}

/** Whether the last that happened to a user's request is that nobody answered it. */
export async function hasExpired(db: Queries, userId: string): Promise<boolean> {
  const [latest] = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.childId, userId))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return latest?.action === 'consent_expiry';
}

/** The latest request for a child, whatever became of it. */
export async function latestRequest(db: Queries, userId: string) {
  const [row] = await db
    .select()
    .from(consentRequests)
    .where(eq(consentRequests.userId, userId))
    .orderBy(desc(consentRequests.requestedAt))
    .limit(1);
  return row;
}

const isOpen = (tokenHash: Buffer, now: Date) =>
  and(
    eq(consentRequests.tokenHash, tokenHash),
    eq(consentRequests.state, 'open'),
    gt(consentRequests.expiresAt, now),
  );

/** What a parent is asked by the request of a token; undefined when it is unknown, over, or answered. */
export async function findOpenRequest(db: Queries, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({
      firstName: users.firstName,
      requestedAt: consentRequests.requestedAt,
      expiresAt: consentRequests.expiresAt,
    })
    .from(consentRequests)
    .innerJoin(users, eq(users.id, consentRequests.userId))
    .where(isOpen(tokenHash, now));
  return row;
}

/** Closes an open request with the parent's answer, for one caller alone; undefined for all others. */
export async function closeRequest(tx: Queries, tokenHash: Buffer, granted: boolean, now: Date) {
  const [asked] = await tx
    .select({ userId: consentRequests.userId })
    .from(consentRequests)
    .where(isOpen(tokenHash, now));
  if (!asked || !(await lockUser(tx, asked.userId))) return undefined;
  const [request] = await tx
    .update(consentRequests)
    .set({
      state: granted ? 'granted' : 'denied',
      answeredAt: now,
      method: granted ? 'email_plus' : null,
    })
    .where(isOpen(tokenHash, now))
    .returning({ userId: consentRequests.userId, parentEmail: consentRequests.parentEmail });
  if (!request) return undefined;
  const [child] = await tx
    .update(users)
    // Sharing is off until a parent turns it on.
    .set(granted ? { state: 'active', sharingAllowed: false } : { state: 'denied' })
    .where(and(eq(users.id, request.userId), eq(users.state, 'awaiting_consent')))
    .returning({ id: users.id, firstName: users.firstName });
  return child && { child, parentEmail: request.parentEmail };
}

/** The parent's consent for a child: the latest granted request. */
export async function findConsent(db: Queries, userId: string) {
  const [row] = await db
    .select({ parentEmail: consentRequests.parentEmail, grantedAt: consentRequests.answeredAt })
    .from(consentRequests)
    .where(and(eq(consentRequests.userId, userId), eq(consentRequests.state, 'granted')))
    .orderBy(desc(consentRequests.answeredAt))
    .limit(1);
  return row;
}

/** Whether a parent can see what a user does: one who consented, or one who is linked. */
export async function isSeenByParent(db: Queries, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ isSeen: boolean }>(sql`
    select exists (select from guardians where child_id = ${userId})
      or exists (select from consent_requests where user_id = ${userId} and state = 'granted') as "isSeen"`);
  return rows[0]?.isSeen ?? false;
}

/**
 * Links grown-ups whose proved address is `email` to the children for whom that address consented.
 *
 * @param today to tell who is grown up
 * @returns ids of the children of links that are new
 */
export async function linkParents(tx: Queries, email: string, today: Day, now: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ childId: string }>(sql`
    insert into guardians (child_id, guardian_id, since)
    select distinct r.user_id, g.id, ${now.toISOString()}::timestamptz
    from consent_requests r
      join users c on c.id = r.user_id and c.state = 'active'
      join users g on g.email = r.parent_email and g.email_verified and g.state = 'active' and g.id <> c.id
        and g.birth_date <= ${today}::date - make_interval(years => ${ADULT_AGE})
    where r.state = 'granted' and r.parent_email = ${email}
    on conflict do nothing
    returning child_id as "childId"`);
  return rows.map((row) => row.childId);
}

/** Requests that nobody answered in time, and those that were refused or replaced longer ago than `keptSince`. */
const isOver = (now: Date, keptSince: Date) =>
  or(
    and(eq(consentRequests.state, 'open'), lte(consentRequests.expiresAt, now)),
    and(eq(consentRequests.state, 'denied'), lte(consentRequests.answeredAt, keptSince)),
    and(eq(consentRequests.state, 'replaced'), lte(consentRequests.requestedAt, keptSince)),
  );

/** Whose requests are over, in the order of their ids. */
export async function usersWithOldRequests(
  db: Queries,
  now: Date,
  keptSince: Date,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: consentRequests.userId })
    .from(consentRequests)
    .where(and(isOver(now, keptSince), gt(consentRequests.userId, after)))
    .orderBy(consentRequests.userId)
    .limit(limit);
  return rows.map((row) => row.userId);
}

/**
 * Deletes a user's requests that are over, and the birth date of whom nobody has answered. Whoever was refused stays
 * so, with the date that led to it: it is not to be told anew.
 *
 * @returns whether the user has to begin anew
 */
export async function sweepRequests(
  tx: Queries,
  userId: string,
  now: Date,
  keptSince: Date,
): Promise<boolean> {
  await lockUser(tx, userId);
  await tx.delete(consentRequests).where(and(eq(consentRequests.userId, userId), isOver(now, keptSince)));
  const left = tx
    .select()
    .from(consentRequests)
    .where(and(eq(consentRequests.userId, userId), eq(consentRequests.state, 'open')));
  const reset = await tx
    .update(users)
    .set({ state: 'pending', birthDate: null })
    .where(and(eq(users.id, userId), eq(users.state, 'awaiting_consent'), notExists(left)))
    .returning({ id: users.id });
  return reset.length > 0;
}
