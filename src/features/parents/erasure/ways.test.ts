import { expect, onTestFinished, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { consentedChild } from '../../../../test/consent.ts';
import { DAY, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { latestMail, mailbox, tokenIn } from '../../../../test/mailbox.ts';
import { person, visitor } from '../../../../test/people.ts';
import { findUser } from '../../accounts/store.ts';
import { users } from '../../accounts/tables.ts';
import { contactMessages } from '../../info/tables.ts';
import { erasures } from '../tables.ts';
import { eraseRestored } from './erasing.ts';
import { hashOfId } from './notes.ts';
import { sweepRetention } from './retention.ts';

/* What holds of every way in which somebody is deleted. `accounts:delete` has its tests with the commands. */

/** An app of its own, whose clock and files each test turns. */
async function ownApp(): Promise<TestApp> {
  const app = await startTestApp();
  onTestFinished(app.close);
  return app;
}

type Way = (app: TestApp) => Promise<{ id: string; end: () => Promise<unknown> }>;

async function portalToken(app: TestApp, child: { id: string; parentEmail: string }, action: string) {
  const body = { childId: child.id, parentEmail: child.parentEmail, action };
  await visitor(app).send('POST', '/api/parent/request-access', body);
  return tokenIn(await latestMail(app, child.parentEmail));
}

/** Each begins a deletion, and answers what ends it: a call or a turn of the job. */
const WAYS: Record<string, Way> = {
  async 'the portal'(app) {
    const child = await consentedChild(app);
    const token = await portalToken(app, child, 'delete_account');
    const end = () => visitor(app).send('DELETE', `/api/parent/delete-account?token=${token}`);
    return { id: child.id, end };
  },
  async 'consent withdrawn'(app) {
    const child = await consentedChild(app);
    const token = await portalToken(app, child, 'update_privacy');
    const settings = { dataRetentionConsent: false };
    const settled = await visitor(app).send('POST', `/api/parent/update-privacy?token=${token}`, settings);
    expect(settled.statusCode, settled.body).toBe(200);
    app.clock.forward(30 * DAY);
    return { id: child.id, end: () => sweepRetention(app.deps) };
  },
  async 'an account closed by its owner'(app) {
    const teen = await person(app);
    expect((await teen.send('POST', '/api/user/close-account')).statusCode).toBe(200);
    app.clock.forward(30 * DAY);
    return { id: teen.id, end: () => sweepRetention(app.deps) };
  },
  async 'two years away'(app) {
    const teen = await person(app);
    app.clock.forward(2 * 366 * DAY);
    await sweepRetention(app.deps);
    app.clock.forward(30 * DAY);
    return { id: teen.id, end: () => sweepRetention(app.deps) };
  },
  async 'a sign-in that was never finished'(app) {
    const { id } = await person(app, { birthDate: null });
    app.clock.forward(31 * DAY);
    return { id, end: () => sweepRetention(app.deps) };
  },
};
const NAMES = Object.keys(WAYS);
const begin = (app: TestApp, way: string) => {
  const begun = WAYS[way];
  if (!begun) throw new Error(`there is no way ${way}`);
  return begun(app);
};

const isThere = async (app: TestApp, id: string) => (await findUser(app.deps.db, id)) !== undefined;
const noteOf = (id: string) => `erasures/${hashOfId(id).toString('hex')}`;

test.each(NAMES)(
  '%s: what was written signed out under the address goes, in table, outbox and queue',
  async (way) => {
    const app = await ownApp();
    const { id, end } = await begin(app, way);
    const email = (await findUser(app.deps.db, id))?.email ?? '';
    const write = (from: string, message: string) =>
      visitor(app).send('POST', '/api/contact', { name: 'X', email: from, subject: 'Hello', message });
    await write(email.toUpperCase(), 'the first');
    await write('another@people.test', 'of another');
    await mailbox(app);
    // Still in the queue when the deletion comes.
    await write(email, 'the second');
    await end();
    expect(await isThere(app, id)).toBe(false);
    const kept = await app.deps.db.select({ email: contactMessages.email }).from(contactMessages);
    expect(kept).toEqual([{ email: 'another@people.test' }]);
    const copies = (await mailbox(app)).filter(({ kind }) => kind === 'contact');
    expect(copies.map(({ text }) => text?.includes('of another'))).toEqual([true]);
  },
);

test.each(NAMES)('%s: the note stands before the deletion is committed', async (way) => {
  const app = await ownApp();
  const { id, end } = await begin(app, way);
  const { blobs } = app.deps;
  const put = blobs.put.bind(blobs);
  const seen: boolean[] = [];
  blobs.put = async (key, ...content) => {
    // Another connection sees what is committed.
    if (key === noteOf(id)) seen.push(await isThere(app, id));
    return put(key, ...content);
  };
  // The files cannot be deleted, so that no later step writes it.
  blobs.deleteFolder = () => Promise.reject(new Error('a broken disk'));
  await end().catch(() => {});
  expect(seen).toEqual([true]);
  expect(await isThere(app, id)).toBe(false);
  expect(await blobs.has(noteOf(id))).toBe(true);
});

test.each(NAMES)('%s: a backup that is restored at once is deleted again', async (way) => {
  const app = await ownApp();
  const { db } = app.deps;
  const { id, end } = await begin(app, way);
  const row = await findUser(db, id);
  if (!row) throw new Error('nobody is there');
  await end();
  await db.delete(erasures);
  await db.insert(users).values(row);
  await db.insert(contactMessages).values({
    name: 'X',
    email: row.email,
    subject: 'Hello',
    message: 'of the backup',
    createdAt: app.clock.now(),
  });
  await eraseRestored(app.deps);
  expect(await isThere(app, id)).toBe(false);
  expect(await db.$count(contactMessages)).toBe(0);
});

test.each(NAMES)('%s: where no note can be written nothing is deleted, and later it is', async (way) => {
  const app = await ownApp();
  const { id, end } = await begin(app, way);
  const { blobs } = app.deps;
  const put = blobs.put.bind(blobs);
  blobs.put = () => Promise.reject(new Error('no space left on device'));
  const refused = await end().catch((error: Error) => error.message);
  expect(await isThere(app, id)).toBe(true);
  if (way === 'the portal')
    expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  else expect(refused).toContain('Nothing is deleted');
  blobs.put = put;
  // A failed act has used up no link.
  await end();
  expect(await isThere(app, id)).toBe(false);
});

test.each(NAMES)(
  '%s: an act that fails after its note leaves none, and nobody is deleted by it',
  async (way) => {
    const app = await ownApp();
    const { id, end } = await begin(app, way);
    const isUnfinished = way === 'a sign-in that was never finished';
    // What comes last in the transaction fails, or the commit does.
    await app.deps.db.$client.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
     create constraint trigger refuse after ${isUnfinished ? 'delete on users' : 'insert on mails'}
       deferrable initially deferred for each row execute function refuse()`,
    );
    await Promise.resolve(end()).catch(() => {});
    expect(await isThere(app, id)).toBe(true);
    expect(await app.deps.blobs.list('erasures/')).toEqual([]);
    await app.deps.db.$client.query('drop function refuse() cascade');
    await eraseRestored(app.deps);
    expect(await isThere(app, id)).toBe(true);
  },
);

test('of two who delete the same person at once one notes it, and the note stays', async () => {
  const app = await ownApp();
  const { id } = await person(app);
  await app.deps.db.update(users).set({ state: 'pending' }).where(eq(users.id, id));
  app.clock.forward(31 * DAY);
  await Promise.all(Array.from({ length: 5 }, () => sweepRetention(app.deps)));
  expect(await isThere(app, id)).toBe(false);
  expect(await app.deps.blobs.list('erasures/')).toEqual([noteOf(id)]);
});
