import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, somebodyWaits, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { guardianOf, person } from '../../../../test/people.ts';
import { mails } from '../../../infra/mail/tables.ts';
import { findUser } from '../../accounts/store.ts';
import { users } from '../../accounts/tables.ts';
import { lockUser } from '../../consent/store.ts';
import { claimDigest } from '../digest/store.ts';
import { eraseUser } from './erasing.ts';
import { sweepRetention } from './retention.ts';

/* Deletions that meet what happens in the same moment. */

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('whoever signs in after the sweep has listed them, and before it deletes them, stays', async () => {
  const theo = await person(app);
  await theo.send('POST', '/api/user/close-account');
  app.clock.forward(30 * DAY);
  let sweeping: Promise<void> | undefined;
  await app.deps.db.transaction(async (tx) => {
    await tx.update(users).set({ seenAt: app.clock.now() }).where(eq(users.id, theo.id));
    sweeping = sweepRetention(app.deps);
    await somebodyWaits(app);
  });
  await sweeping;
  expect(await findUser(app.deps.db, theo.id)).toBeDefined();
});

test('a registration stays whose parent is asked after the sweep has listed it', async () => {
  const lio = await person(app, { birthDate: null });
  app.clock.forward(31 * DAY);
  let sweeping: Promise<void> | undefined;
  await app.deps.db.transaction(async (tx) => {
    await lockUser(tx, lio.id);
    sweeping = sweepRetention(app.deps);
    await somebodyWaits(app);
    const at = app.clock.now();
    await app.deps.audit(tx, { at, action: 'consent_request', outcome: 'done', childId: lio.id });
  });
  await sweeping;
  expect(await findUser(app.deps.db, lio.id)).toBeDefined();
});

test('a letter about a child that is posted while the child is deleted is not sent', async () => {
  const mira = await person(app);
  const robin = await guardianOf(app, mira);
  let erasing: Promise<void> | undefined;
  await app.deps.db.transaction(async (tx) => {
    await claimDigest(tx, robin.id, mira.id, '2026-11-22');
    erasing = eraseUser(app.deps, mira.id);
    await somebodyWaits(app);
    const letter = { subject: 'Her week', preview: '', blocks: [], footer: [] };
    await app.deps.mail.post(tx, { to: 'robin@parents.test', letter, kind: 'test', about: mira.id });
  });
  await erasing;
  expect(await app.deps.db.select().from(mails).where(eq(mails.aboutUser, mira.id))).toEqual([]);
});
