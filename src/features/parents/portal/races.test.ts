import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentedChild } from '../../../../test/consent.ts';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { latestMail, mailbox, tokenIn } from '../../../../test/mailbox.ts';
import { visitor } from '../../../../test/people.ts';
import { findUser } from '../../accounts/store.ts';
import { plannedErasures } from '../../accounts/tables.ts';
import { auditLog } from '../../consent/tables.ts';
import type { PortalTokens } from '../contract.ts';
import { sweepRetention } from '../erasure/retention.ts';
import { portalTokens } from '../tables.ts';
import { openPortalDesk } from './tokens.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/** A child whose parent has opened the portal, with tokens for each act. */
async function opened() {
  const child = await consentedChild(app);
  const { mint } = openPortalDesk(app.deps);
  const expiresAt = new Date(app.clock.now().getTime() + 30 * 60_000);
  const token = await app.deps.db.transaction((tx) => mint(tx, child.id, 'view_data', expiresAt));
  const viewed = await view(token);
  const tokens: PortalTokens = viewed.json().tokens;
  return { child, tokens };
}

const view = (token: string) => visitor(app).get(`/api/parent/data-access?token=${token}`);
const erase = (token: string) => visitor(app).send('DELETE', `/api/parent/delete-account?token=${token}`);
const settle = (token: string, body: object) =>
  visitor(app).send('POST', `/api/parent/update-privacy?token=${token}`, body);

test('seen, settled and deleted in one moment: each act holds or finds its child gone, and nothing stays', async () => {
  for (let round = 0; round < 10; round++) {
    const { child, tokens } = await opened();
    const [erased, ...others] = await Promise.all([
      erase(tokens.delete_account),
      view(tokens.view_data),
      settle(tokens.update_privacy, { dataRetentionConsent: false }),
    ]);
    expect(erased.statusCode, erased.body).toBe(200);
    for (const other of others) expect([200, 401], other.body).toContain(other.statusCode);
    expect(await findUser(app.deps.db, child.id)).toBeUndefined();
    const left = await app.deps.db.select().from(portalTokens).where(eq(portalTokens.childId, child.id));
    expect(left).toEqual([]);
  }
});

test('the keeping of data is turned on in the moment in which its end is due: all of it stays, or all is gone', async () => {
  for (let round = 0; round < 8; round++) {
    const { child, tokens } = await opened();
    const off = await settle(tokens.update_privacy, { dataRetentionConsent: false });
    await app.deps.db.update(plannedErasures).set({ dueAt: app.clock.now() });
    const parts = app.deps;
    const [on] = await Promise.all([
      settle(off.json().tokens.update_privacy, { dataRetentionConsent: true }),
      sweepRetention(parts),
    ]);
    const isThere = (await findUser(app.deps.db, child.id)) !== undefined;
    expect(on.statusCode, on.body).toBe(isThere ? 200 : 401);
    const told = (await mailbox(app, child.parentEmail)).map((mail) => mail.kind);
    expect(told.includes('deletion-done')).toBe(!isThere);
  }
});

test('an answer that is lost in the last moment of a link can still be repeated; the link itself is over', async () => {
  const test = await startTestApp();
  const child = await consentedChild(test);
  const desk = openPortalDesk(test.deps);
  const at = test.clock.now().getTime();
  const mint = () =>
    test.deps.db.transaction((tx) => desk.mint(tx, child.id, 'view_data', new Date(at + 1_000)));
  const [used, unused] = [await mint(), await mint()];
  const call = (token: string) =>
    visitor(test).get(`/api/parent/data-access?token=${token}`, { 'x-portal-key': 'this-browser' });
  const first = await call(used);
  expect(first.statusCode).toBe(200);
  test.clock.forward(60_000);
  expect((await call(used)).json()).toEqual(first.json());
  expect((await call(unused)).statusCode).toBe(401);
  test.clock.forward(60_000);
  expect((await call(used)).statusCode).toBe(401);
  await test.close();
});

test('a stranger who sends nonsense fills no table', async () => {
  const refused = and(eq(auditLog.action, 'export_data'), eq(auditLog.outcome, 'refused'));
  const calls = Array.from({ length: 150 }, (_, index) => `/api/parent/data-export?token=nonsense${index}`);
  for (const [place, url] of calls.entries())
    expect((await app.app.inject({ url, remoteAddress: `2001:db8::${place}` })).statusCode).toBe(401);
  const noted = await app.deps.db.$count(auditLog, refused);
  expect(noted).toBeGreaterThan(0);
  expect(noted).toBeLessThanOrEqual(100);
  // Nor does one hide what another is refused.
  const url = '/api/parent/data-export?token=nonsense';
  await app.app.inject({ url, remoteAddress: '10.9.9.8' });
  expect(await app.deps.db.$count(auditLog, refused)).toBe(noted + 1);
});

test('requests that are refused for their number fill no table either', async () => {
  const child = await consentedChild(app);
  const body = { childId: child.id, parentEmail: child.parentEmail, action: 'view_data' };
  const ask = () =>
    app.app.inject({
      method: 'POST',
      url: '/api/parent/request-access',
      remoteAddress: '10.9.9.9',
      headers: { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' },
      payload: body,
    });
  for (let index = 0; index < 140; index++) await ask();
  const refused = and(eq(auditLog.action, 'portal_request'), eq(auditLog.outcome, 'refused'));
  const noted = await app.deps.db.$count(auditLog, refused);
  expect(noted).toBeGreaterThan(0);
  expect(noted).toBeLessThanOrEqual(100);
  expect(tokenIn(await latestMail(app, child.parentEmail))).toContain('.');
});
