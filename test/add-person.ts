import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { insertSession, signInIdentity, type Identity } from '../src/features/accounts/store.ts';
import { users } from '../src/features/accounts/tables.ts';
import type { Db } from '../src/infra/db/client.ts';

const DAY_MS = 86_400_000;

export type Wanted = {
  /** null: has not told it yet. */
  birthDate?: string | null;
  state?: 'pending' | 'awaiting_consent' | 'denied' | 'active';
  firstName?: string;
  timeZone?: string;
  /** By default registered two days ago, so that the time zone may move today. */
  registeredAt?: Date;
  /** What is otherwise about the identity that signs in, by default one of a provider elsewhere. */
  identity?: Partial<Identity>;
};

/** A person as rows, by default an active 14-year-old called Mira in UTC, and the cookie that a server on this database takes. */
export async function addPerson(
  { db, now }: { db: Db; now: () => Date },
  wanted: Wanted = {},
): Promise<{ id: string; cookie: string }> {
  const firstName = wanted.firstName ?? 'Mira';
  const id = randomUUID();
  const user = await signInIdentity(
    db,
    {
      issuer: 'https://issuer.test',
      subject: id,
      email: `${id}@people.test`,
      emailVerified: true,
      name: `${firstName} Okafor`,
      givenName: firstName,
      familyName: 'Okafor',
      ...wanted.identity,
    },
    wanted.timeZone ?? 'UTC',
    wanted.registeredAt ?? new Date(now().getTime() - 2 * DAY_MS),
  );
  const birthDate = wanted.birthDate === undefined ? '2012-05-04' : wanted.birthDate;
  const state = wanted.state ?? (birthDate === null ? 'pending' : 'active');
  await db.update(users).set({ birthDate, state }).where(eq(users.id, user.id));
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, {
    tokenHash: createHash('sha256').update(token).digest(),
    userId: user.id,
    createdAt: now(),
    renewedAt: now(),
    expiresAt: new Date(now().getTime() + 30 * DAY_MS),
  });
  return { id: user.id, cookie: `brightling=${token}` };
}
