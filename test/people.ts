import type { LightMyRequestResponse } from 'fastify';
import { guardians } from '../src/features/accounts/tables.ts';
import { addPerson, type Wanted } from './add-person.ts';
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

/** A signed-in person, by default an active 14-year-old called Mira in UTC. */
export async function person(test: TestApp, wanted: Wanted = {}): Promise<TestPerson> {
  const { id, cookie } = await addPerson(test.deps, wanted);
  return { id, ...browserWith(test, cookie) };
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
