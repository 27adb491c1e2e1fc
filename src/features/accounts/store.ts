import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db, Queries } from '../../infra/db/client.ts';
import { guardians, rateLimits, sessions, users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;
export type Identity = Pick<
  UserRow,
  'issuer' | 'subject' | 'email' | 'emailVerified' | 'name' | 'givenName' | 'familyName'
>;

/** The session's user; one query, on every call of a signed-in person. */
const sessionQueries = new WeakMap<Db, ReturnType<typeof prepareSession>>();
function prepareSession(db: Db) {
  return db
    .select({ user: users, renewedAt: sessions.renewedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_user');
}

export async function findSession(db: Db, tokenHash: Buffer, now: Date) {
  let query = sessionQueries.get(db);
  if (!query) sessionQueries.set(db, (query = prepareSession(db)));
  const [found] = await query.execute({ tokenHash, now });
  return found;
}

export async function insertSession(db: Queries, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row);
}

export async function renewSession(
  db: Queries,
  tokenHash: Buffer,
  userId: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  const renewed = await db
    .update(sessions)
    .set({ renewedAt: now, expiresAt })
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ userId: sessions.userId });
  // Ended a moment ago, it is no visit: a closed account would be open again.
  if (renewed.length > 0) await db.update(users).set({ seenAt: now }).where(eq(users.id, userId));
}

export async function deleteSession(db: Queries, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function endAllSessions(tx: Queries, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteExpiredSessions(db: Queries, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}

/** Deletes counts of limits whose window is over. */
export async function deleteSpentLimits(db: Queries, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.expire, now.getTime()));
}

/** Moves a user to another zone, unless a call at the same time has; tells whether it did. */
export async function moveTimeZone(
  db: Queries,
  userId: string,
  timeZone: string,
  change: { from: Date; at: Date },
): Promise<boolean> {
  const moved = await db
    .update(users)
    .set({ timeZone, timeZoneChangedAt: change.at })
    .where(and(eq(users.id, userId), eq(users.timeZoneChangedAt, change.from)))
    .returning({ id: users.id });
  return moved.length > 0;
}

/**
 * The user of an identity: made at its first sign-in, its e-mail and provider's names brought up to date at later
 * ones. Names that the person has chosen here are left alone.
 */
export async function signInIdentity(
  db: Queries,
  identity: Identity,
  timeZone: string,
  now: Date,
): Promise<UserRow> {
  const { issuer, subject, ...profile } = identity;
  const [user] = await db
    .insert(users)
    .values({
      ...identity,
      firstName: identity.givenName,
      lastName: identity.familyName,
      timeZone,
      // The sign-in is a navigation and names no zone: the browser's first call may move it.
      timeZoneChangedAt: new Date(0),
      createdAt: now,
      seenAt: now,
    })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      // An address that was proved here stays so while it is the same.
      set: {
        ...profile,
        emailVerified: sql`excluded.email_verified or (${users.emailVerified} and ${users.email} = excluded.email)`,
        seenAt: now,
      },
    })
    .returning();
  if (!user) throw new Error(`no user came back for ${issuer} ${subject}`);
  return user;
}

export async function findUser(db: Queries, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Keeps the names and the picture that a person has chosen. */
export async function saveProfile(
  db: Queries,
  id: string,
  profile: Pick<UserRow, 'firstName' | 'lastName' | 'avatar'>,
): Promise<UserRow | undefined> {
  const [user] = await db.update(users).set(profile).where(eq(users.id, id)).returning();
  return user;
}

export async function isGuardian(db: Queries, guardianId: string, childId: string): Promise<boolean> {
  const found = await db
    .select({ childId: guardians.childId })
    .from(guardians)
    .where(and(eq(guardians.guardianId, guardianId), eq(guardians.childId, childId)));
  return found.length > 0;
}

/** Lets a grown-up see and steer a child; once linked they stay so. */
export async function linkGuardian(
  db: Queries,
  guardianId: string,
  childId: string,
  since: Date,
): Promise<void> {
  await db.insert(guardians).values({ guardianId, childId, since }).onConflictDoNothing();
}
