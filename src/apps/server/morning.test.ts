import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/harness.ts';
import { attemptsAt } from '../../../test/lessons.ts';
import { hashPassword } from '../../features/accounts/provider/passwords.ts';
import { BUILT_IN_ISSUER } from '../../features/accounts/provider/provider.ts';
import { providerAccounts, users } from '../../features/accounts/tables.ts';
import { SUBJECTS } from '../../features/lessons/subjects.ts';

/*
 * A school: sixty children behind one address, all at once. Whatever limits there are by caller, none of them may meet
 * one.
 */

const CHILDREN = 60;
const SCHOOL = '203.0.113.7';
const PASSWORD = 'seven green kites';
const ESSAY =
  'The harbour wakes before the town does. I count the lamps, and one by one they go out. '.repeat(8);

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

/** Accounts that were made on another day, with their birthdays told. Their one password is hashed once. */
async function enrolled(count: number): Promise<{ id: string; email: string }[]> {
  const { db, now } = site.deps;
  const passwordHash = await hashPassword(PASSWORD, 'test');
  const children = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    subject: randomUUID(),
    email: `child${index}@school.test`,
    names: { givenName: `Mira${index}`, familyName: 'Okafor' },
    birthDate: `${2010 + (index % 4)}-05-04`,
  }));
  await db.insert(providerAccounts).values(
    children.map(({ subject, email, names }) => ({
      id: subject,
      email,
      passwordHash,
      ...names,
      createdAt: now(),
    })),
  );
  await db.insert(users).values(
    children.map(({ id, subject, email, names, birthDate }) => ({
      id,
      issuer: BUILT_IN_ISSUER,
      subject,
      email,
      emailVerified: false,
      name: `${names.givenName} ${names.familyName}`,
      ...names,
      firstName: names.givenName,
      lastName: names.familyName,
      birthDate,
      state: 'active' as const,
      timeZone: 'UTC',
      timeZoneChangedAt: now(),
      createdAt: now(),
      seenAt: now(),
    })),
  );
  return children;
}

/** What was not answered with success, in words; a morning leaves none. */
const refused: string[] = [];

/** Signs in on the pages of the built-in provider; answers how its browser then calls the app. */
async function signedIn(email: string) {
  const browser = openBrowser(site.app, SCHOOL);
  const page = await browser.visit('/api/auth/login');
  const home = page.status === 200 ? await browser.submit(page, { email, password: PASSWORD }) : page;
  if (home.path !== '/?auth=success') refused.push(`sign-in: ${home.status} ${home.path}`);
  const headers = {
    host: new URL(PUBLIC_URL).host,
    cookie: `brightling=${browser.cookie('brightling')}`,
    'sec-fetch-site': 'same-origin',
    'x-time-zone': 'UTC',
  };
  return async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await site.app.inject({
      method,
      url,
      remoteAddress: SCHOOL,
      headers: method === 'POST' ? { ...headers, 'idempotency-key': randomUUID() } : headers,
      ...(payload ? { payload } : {}),
    });
    if (answer.statusCode !== 200) refused.push(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
}

type Calls = Awaited<ReturnType<typeof signedIn>>;

/** The dashboard, and one lesson of each subject as its screens do it. Answers the lessons that were completed. */
async function learn(calls: Calls): Promise<number> {
  const { id } = await calls('GET', '/api/auth/user');
  await Promise.all(
    ['/api/user/progress', '/api/user/streak-status', '/api/user/controls', '/api/achievements'].map((path) =>
      calls('GET', path),
    ),
  );
  for (const subject of SUBJECTS) {
    const { lessons } = await calls('GET', `/api/lessons?subject=${subject}`);
    const lesson = await calls('GET', `/api/lessons/${lessons[0].id}`);
    const work = subject === 'writing' ? { essayText: ESSAY } : { attempts: attemptsAt(lesson, [0, 1]) };
    await calls('POST', `/api/lessons/${lesson.id}/complete`, {
      ...work,
      timeSpentMinutes: 20,
      dayPass: lesson.dayPass,
    });
    await calls('GET', '/api/user/streak-status');
  }
  return (await calls('GET', `/api/users/${id}/completions`)).length;
}

test('sixty children behind one address sign in, learn five lessons each and share, and none is refused', async () => {
  const children = await enrolled(CHILDREN);
  const done = await Promise.all(
    children.map(async ({ email }, index) => {
      const calls = await signedIn(email);
      const completed = await learn(calls);
      if (index % 3 === 0) {
        const achievement = { type: 'lessons', value: completed };
        await calls('POST', '/api/social/generate-share-graphic', { achievement });
      }
      return { calls, completed };
    }),
  );
  const [founder, joiner] = done;
  if (!founder || !joiner) throw new Error('nobody came');
  const { inviteCode } = await founder.calls('POST', '/api/families', { name: 'The Larks' });
  await joiner.calls('POST', '/api/families/join', { inviteCode });

  expect(refused).toEqual([]);
  expect(done.map(({ completed }) => completed)).toEqual(children.map(() => SUBJECTS.length));
});
