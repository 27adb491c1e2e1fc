import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Browser } from '../../../test/browser.ts';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { providerAccounts, users } from './tables.ts';
import { eraseUser } from '../parents/erasure/erasing.ts';

const ELSEWHERE = 'http://localhost:4000';

let before: TestApp;
let after: TestApp;
beforeAll(async () => {
  before = await startTestApp();
  const { database } = before.deps.config;
  if (database.kind !== 'external') throw new Error('tests have a database of their own');
  after = await startTestApp({ databaseUrl: database.url, env: { PUBLIC_URL: ELSEWHERE } });
});
afterAll(async () => {
  await after.close();
  await before.close();
});

const PERSON = { email: 'mira@people.test', password: 'seven green kites' };

const signedIn = async (browser: Browser, form: Record<string, string>) =>
  browser.submit(await browser.visit('/api/auth/login?returnTo=%2F'), form);

test('who had an account is the same person under a new public address, and goes whole when deleted there', async () => {
  await signedIn(openBrowser(before.app), { ...PERSON, given_name: 'Mira', family_name: 'Okafor' });
  const [mira] = await before.deps.db.select().from(users);

  const moved = openBrowser(after.app, '127.0.0.1', ELSEWHERE);
  expect((await signedIn(moved, PERSON)).path).toBe('/?auth=success');
  expect(await after.deps.db.select({ id: users.id }).from(users)).toEqual([{ id: mira?.id }]);

  const { db } = after.deps;
  await eraseUser(after.deps, String(mira?.id));
  expect(await db.select().from(users)).toEqual([]);
  expect(await db.select().from(providerAccounts)).toEqual([]);
});
