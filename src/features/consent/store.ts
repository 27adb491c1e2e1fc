import { and, eq, sql } from 'drizzle-orm';
import type { Day } from '../../base/day.ts';
import type { Queries } from '../../infra/db/client.ts';
import type { UserRow } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';

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
