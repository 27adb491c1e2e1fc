import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { signInIdentity, insertSession } from '../src/features/accounts/store.ts';
import { guardians, users } from '../src/features/accounts/tables.ts';
import { eq } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { PUBLIC_URL, type TestApp } from './harness.ts';

export type TestPerson = {
  id: string;
  cookie: string;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  send(
    method: 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
};

type Wanted = {
  /** null: has not told it yet. */
  birthDate?: string | null;
  state?: 'pending' | 'awaiting_consent' | 'denied' | 'active';
  firstName?: string;
  timeZone?: string;
};

/** A signed-in person, by default an active 14-year-old called Mira in UTC. */
export async function person(test: TestApp, wanted: Wanted = {}): Promise<TestPerson> {
  const { id, cookie } = await addPerson(test.deps, wanted);
  return { id, ...browserWith(test, cookie) };
}

/** The same without an app to call: a row, and the cookie that a server on this database takes. */
export async function addPerson(
  { db, now }: Pick<TestApp['deps'], 'db' | 'now'>,
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
    },
    wanted.timeZone ?? 'UTC',
    // As if registered two days ago, so that the time zone may move today.
    new Date(now().getTime() - 2 * 86_400_000),
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
    expiresAt: new Date(now().getTime() + 30 * 86_400_000),
  });
  return { id: user.id, cookie: `brightling=${token}` };
}

/** A grown-up who is linked to a child. */
export async function guardianOf(test: TestApp, child: TestPerson): Promise<TestPerson> {
  const grownUp = await person(test, { birthDate: '1985-03-02', firstName: 'Robin' });
  await test.deps.db
    .insert(guardians)
    .values({ childId: child.id, guardianId: grownUp.id, since: test.clock.now() });
  return grownUp;
}

/** A browser that nobody has signed in with. */
export function visitor(test: TestApp): Omit<TestPerson, 'id'> {
  return browserWith(test, '');
}

function browserWith(test: TestApp, cookie: string): Omit<TestPerson, 'id'> {
  const base = { ...(cookie ? { cookie } : {}), host: new URL(PUBLIC_URL).host };
  return {
    cookie,
    get: (url, headers) => test.app.inject({ method: 'GET', url, headers: { ...base, ...headers } }),
    send: (method, url, body, headers) =>
      test.app.inject({
        method,
        url,
        headers: { ...base, 'sec-fetch-site': 'same-origin', ...headers },
        ...(body ? { payload: body } : {}),
      }),
  };
}
