import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Day } from '../../base/day.ts';
import type { Queries } from '../../infra/db/client.ts';
import { ADULT_AGE } from '../accounts/rules/account.ts';
import type { UserRow } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';
import { NOTICE_VERSION } from './rules/request.ts';
import { consentRequests } from './tables.ts';

/** Keeps the under-age date that a pending user named, so that no later one makes them older. */
export async function rememberBirthDate(db: Queries, userId: string, birthDate: Day): Promise<void> {
  await db
    .update(users)
    .set({ birthDate })
    .where(and(eq(users.id, userId), eq(users.state, 'pending')));
}

/**
 * Makes a pending user active; undefined when they no longer are pending, or have named another date than the one
 * that the decision was based on.
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
        eq(users.state, 'pending'),
        sql`${users.birthDate} is not distinct from ${named}::date`,
      ),
    )
    .returning();
  return user;
}

/** The user's row, held until the transaction ends: of several requests at once each sees those before it. */
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

/** Deletes what nobody answered in time, and what was refused or replaced longer ago than `keptSince`. */
export async function sweepRequests(tx: Queries, now: Date, keptSince: Date): Promise<string[]> {
  const expired = await tx
    .delete(consentRequests)
    .where(and(eq(consentRequests.state, 'open'), lte(consentRequests.expiresAt, now)))
    .returning({ userId: consentRequests.userId });
  const refused = await tx
    .delete(consentRequests)
    .where(and(eq(consentRequests.state, 'denied'), lte(consentRequests.answeredAt, keptSince)))
    .returning({ userId: consentRequests.userId });
  await tx
    .delete(consentRequests)
    .where(and(eq(consentRequests.state, 'replaced'), lte(consentRequests.requestedAt, keptSince)));
  const { rows } = await tx.execute<{ id: string }>(sql`
    update users u set state = 'pending', birth_date = null
    where u.id = any(${idList([...expired, ...refused])}::uuid[]) and u.state in ('awaiting_consent', 'denied')
      and not exists (select from consent_requests r where r.user_id = u.id and r.state in ('open', 'denied'))
    returning u.id`);
  return rows.map((row) => row.id);
}

const idList = (rows: readonly { userId: string }[]) => `{${rows.map((row) => row.userId).join(',')}}`;
