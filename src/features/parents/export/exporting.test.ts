import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { consentedChild } from '../../../../test/consent.ts';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { person, visitor } from '../../../../test/people.ts';
import { openPortalDesk } from '../portal/tokens.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

async function exportToken(): Promise<{ childId: string; token: string }> {
  const child = await consentedChild(app);
  const desk = openPortalDesk(app.deps);
  const expiresAt = new Date(app.clock.now().getTime() + 30 * 60_000);
  const token = await app.deps.db.transaction((tx) => desk.mint(tx, child.id, 'export_data', expiresAt));
  return { childId: child.id, token };
}
const take = (token: string, key?: string) =>
  visitor(app).get(`/api/parent/data-export?token=${token}`, key ? { 'x-portal-key': key } : {});

test('an export is had once; the browser that had it gets it again for two minutes, as it is then', async () => {
  const { childId, token } = await exportToken();
  const first = await take(token, 'this-browser');
  expect([first.statusCode, first.json().profile.id]).toEqual([200, childId]);
  expect((await take(token)).statusCode).toBe(401);
  expect((await take(token, 'another')).statusCode).toBe(401);
  app.clock.forward(60_000);
  const again = await take(token, 'this-browser');
  expect([again.statusCode, again.json().profile]).toEqual([200, first.json().profile]);
  expect(again.json().exportedAt > first.json().exportedAt).toBe(true);
  app.clock.forward(60_000);
  expect((await take(token, 'this-browser')).statusCode).toBe(401);
});

test('of several at once with one link one gets the file', async () => {
  const { token } = await exportToken();
  const all = await Promise.all(Array.from({ length: 10 }, () => take(token)));
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  // Others are refused, or told that it is on its way.
  expect(all.every(({ statusCode }) => [200, 401, 429].includes(statusCode))).toBe(true);
  expect((await take(token)).statusCode).toBe(401);
});

test('an export that fails half-way is no half of a file, and uses up no link', async () => {
  const { token } = await exportToken();
  await app.deps.db.$client.query('alter table guardians rename to guardians_away');
  const failed = await take(token);
  await app.deps.db.$client.query('alter table guardians_away rename to guardians');
  expect([failed.statusCode, failed.json().code]).toEqual([500, 'unexpected']);
  expect((await take(token)).statusCode).toBe(200);
});

test('an export tells of one moment', async () => {
  const mira = await person(app, { firstName: 'Before' });
  const { db } = app.deps;
  const held = await db.$client.connect();
  try {
    // The export is stopped at its last section, while the first is changed.
    await held.query('begin; lock table guardians in access exclusive mode');
    const exporting = mira.get('/api/user/data-export');
    await vi.waitUntil(
      async () =>
        (
          await db.$client.query(`select from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`)
        ).rows.length > 0,
      { timeout: 10_000, interval: 50 },
    );
    await held.query(
      `insert into guardians (child_id, guardian_id, since) select id, id, now() from users where id = '${mira.id}'`,
    );
    await held.query('commit');
    expect((await exporting).json()).toMatchObject({ profile: { firstName: 'Before' }, linkedAccounts: [] });
  } finally {
    held.release();
  }
});
