import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, somebodyWaits, startTestApp, type TestApp } from '../../../test/harness.ts';
import { person, visitor } from '../../../test/people.ts';
import { lockUser } from '../consent/store.ts';
import { findUser, renewSession } from './store.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const zoneOf = async (who: Awaited<ReturnType<typeof person>>) =>
  (await who.get('/api/auth/user')).json().timeZone;

test('a browser that comes again is given its cookie anew, once a day', async () => {
  const test = await startTestApp();
  const mira = await person(test);
  expect((await mira.get('/api/auth/user')).headers['set-cookie']).toBeUndefined();
  test.clock.forward(25 * DAY);
  const renewed = (await mira.get('/api/auth/user')).headers['set-cookie'];
  expect(renewed).toContain(mira.cookie);
  expect(renewed).toContain('Max-Age=2592000');
  expect(renewed).toContain('HttpOnly');
  expect((await mira.get('/api/auth/user')).headers['set-cookie']).toBeUndefined();
  await test.close();
});

test('behind https the cookie is bound to this host and to https', async () => {
  const site = await startTestApp({ env: { PUBLIC_URL: 'https://learn.example' } });
  const cookie = `__Host-${(await person(site)).cookie}`;
  site.clock.forward(DAY);
  const renewed = await visitor(site).get('/api/auth/user', { cookie });
  expect(renewed.headers['set-cookie']).toBe(
    `${cookie}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  await site.close();
});

test('a session that has just ended is renewed no more, and counts as no visit', async () => {
  const mira = await person(app);
  const before = (await findUser(app.deps.db, mira.id))?.seenAt;
  await renewSession(app.deps.db, Buffer.alloc(32), mira.id, app.clock.now(), app.clock.now());
  expect((await findUser(app.deps.db, mira.id))?.seenAt).toEqual(before);
});

test('of many zones named at once one is heard, and nobody else is moved', async () => {
  const [mira, other] = [await person(app), await person(app)];
  const zones = ['Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'America/Lima'];
  let calls: ReturnType<typeof mira.get>[] = [];
  // Each has read the user before any may write.
  await app.deps.db.transaction(async (tx) => {
    await lockUser(tx, mira.id);
    calls = zones.map((zone) => Promise.resolve(mira.get('/api/auth/user', { 'x-time-zone': zone })));
    await somebodyWaits(app, zones.length);
  });
  const answers = await Promise.all(calls);
  const heard = answers.map((answer) => answer.json().timeZone).filter((zone) => zone !== 'UTC');
  expect(heard).toHaveLength(1);
  expect(await zoneOf(mira)).toBe(heard[0]);
  expect(await zoneOf(other)).toBe('UTC');
});

test.each(['+23:59', '-05:00', 'Mars/Olympus', '', 'x'.repeat(500)])('%j is no zone', async (zone) => {
  const mira = await person(app);
  await mira.get('/api/auth/user', { 'x-time-zone': zone });
  expect(await zoneOf(mira)).toBe('UTC');
});
