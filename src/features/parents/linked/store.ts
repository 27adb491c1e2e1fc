import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/db/client.ts';
import type { UserRow } from '../../accounts/store.ts';
import { guardians, users } from '../../accounts/tables.ts';

export type LinkedChildRow = { child: UserRow; wantsDigest: boolean };

/** The children of a grown-up, those linked first at the head. */
export async function childrenOf(db: Queries, guardianId: string): Promise<LinkedChildRow[]> {
  return db
    .select({ child: users, wantsDigest: guardians.wantsDigest })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.childId))
    .where(eq(guardians.guardianId, guardianId))
    .orderBy(guardians.since, users.firstName, users.id);
}

export type ControlsRow = Partial<
  Pick<
    UserRow,
    'streakDay' | 'restDays' | 'dailyMinutes' | 'gamesAllowed' | 'leaderboardAllowed' | 'sharingAllowed'
  >
>;

/** Settles what a parent wants for a child; the user's row after it. A lesson that is being kept begins anew with it. */
export async function settleControls(
  tx: Queries,
  childId: string,
  controls: ControlsRow,
): Promise<UserRow | undefined> {
  const [user] = await tx
    .update(users)
    .set({ ...controls, revision: sql`${users.revision} + 1` })
    .where(eq(users.id, childId))
    .returning();
  return user;
}

export async function setDigest(
  db: Queries,
  guardianId: string,
  childId: string,
  wantsDigest: boolean,
): Promise<void> {
  await db
    .update(guardians)
    .set({ wantsDigest })
    .where(and(eq(guardians.guardianId, guardianId), eq(guardians.childId, childId)));
}

/**
 * Marks a user's address as proved; false when it is another by now: a sign-in at the same moment may have brought one
 * that nobody has proved.
 */
export async function proveAddress(tx: Queries, userId: string, email: string): Promise<boolean> {
  const proved = await tx
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  return proved.length > 0;
}
