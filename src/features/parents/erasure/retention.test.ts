import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { signIn, signUp } from '../../../../test/accounts.ts';
import { askingChild, consentedChild } from '../../../../test/consent.ts';
import { DAY, HOUR, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { attemptsAt, finish, lessonOf, readLesson } from '../../../../test/lessons.ts';
import { latestMail, mailbox, tokenIn } from '../../../../test/mailbox.ts';
import { guardianOf, person, visitor, type TestPerson } from '../../../../test/people.ts';
import { findUser } from '../../accounts/store.ts';
import { guardians, plannedErasures, providerAccounts, users } from '../../accounts/tables.ts';
import { sweepConsent } from '../../consent/jobs.ts';
import { auditLog, consentRequests } from '../../consent/tables.ts';
import { erasures } from '../tables.ts';
import { eraseRestored, eraseUser } from './erasing.ts';
import { sweepRetention } from './retention.ts';

/** An app of its own: the sweep looks at everybody who is there. */
async function inApp(act: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await startTestApp();
  try {
    await act(app);
  } finally {
    await app.close();
  }
}

const sweep = (app: TestApp) => sweepRetention(app.deps);
const isThere = async (app: TestApp, who: { id: string }) =>
  (await findUser(app.deps.db, who.id)) !== undefined;
const close = (who: Pick<TestPerson, 'send'>) => who.send('POST', '/api/user/close-account');
const kindsTo = async (app: TestApp, address: string) =>
  (await mailbox(app, address)).map((mail) => mail.kind);
const emailOf = async (app: TestApp, who: { id: string }) =>
  (await findUser(app.deps.db, who.id))?.email ?? '';
const filesOf = (app: TestApp, who: { id: string }) => app.deps.blobs.list(`photos/${who.id}/`);

async function actionsAbout(app: TestApp, who: { id: string }): Promise<string[]> {
  const rows = await app.deps.db.select().from(auditLog).where(eq(auditLog.childId, who.id));
  return rows.map((row) => row.action);
}

const askAnew = (child: TestPerson) =>
  child.send('POST', '/api/auth/request-parental-consent', {
    userId: child.id,
    parentEmail: 'another@parents.test',
    birthDate: '2018-03-01',
    childInfo: { firstName: 'Lio', lastName: 'Okafor', email: '' },
  });

async function takePhoto(who: TestPerson): Promise<void> {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#ffc53d' } });
  const photoUrl = `data:image/jpeg;base64,${(await picture.jpeg().toBuffer()).toString('base64')}`;
  const sent = { score: 100, photoUrl };
  const kept = await who.send('POST', `/api/lessons/${lessonOf('science', 'easy')}/complete`, sent);
  if (!kept.json().completion.photoUrl) throw new Error(`the photo was not kept: ${kept.body}`);
}

/** Tables of the whole database in which a text stands somewhere, however it is written. */
async function tablesWith(app: TestApp, text: string): Promise<string[]> {
  const { rows } = await app.deps.db.$client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const like = await app.deps.db.$client.query(
      `select from ${name} as t where t::text ilike '%' || $1 || '%' limit 1`,
      [text],
    );
    if (like.rowCount) found.push(name);
  }
  return found;
}

describe('an account that its owner closes', () => {
  test('is signed out everywhere, told by mail, and deleted 30 days later, not before', () =>
    inApp(async (app) => {
      const email = 'theo@people.test';
      const theo = await signUp(app, { email, birthDate: '2012-05-04', firstName: 'Theo' });
      const elsewhere = await signIn(app, email);
      // Where it is the next day already.
      await app.deps.db.update(users).set({ timeZone: 'Pacific/Auckland' }).where(eq(users.id, theo.id));
      const closed = await close(theo);
      expect(closed.json()).toEqual({
        message: expect.stringContaining('30 days'),
        deletedOn: '2026-12-21T12:00:00.000Z',
      });
      for (const one of [theo, elsewhere]) expect((await one.get('/api/auth/user')).statusCode).toBe(401);
      const mail = await latestMail(app, email);
      expect(mail.kind).toBe('account-closed');
      expect(mail.text?.replace(/\s+/g, ' ')).toContain('deleted on Tuesday, December 22, 2026');
      expect(await actionsAbout(app, theo)).toEqual(['account_closed']);

      app.clock.forward(30 * DAY - 1);
      await sweep(app);
      expect(await isThere(app, theo)).toBe(true);
      app.clock.forward(1);
      await sweep(app);
      expect(await isThere(app, theo)).toBe(false);
      expect(await kindsTo(app, email)).toEqual(['deletion-done']);
      expect(await app.deps.db.select().from(providerAccounts)).toEqual([]);
      await expect(signIn(app, email)).rejects.toThrow('401');

      app.clock.forward(30 * DAY - 1);
      await sweep(app);
      expect(await kindsTo(app, email)).toEqual(['deletion-done']);
      app.clock.forward(2);
      await sweep(app);
      expect(await kindsTo(app, email)).toEqual([]);
    }));

  test('stays when its owner signs in again before that, and no other stays by it', () =>
    inApp(async (app) => {
      const email = 'theo@people.test';
      const theo = await signUp(app, { email, birthDate: '2012-05-04', firstName: 'Theo' });
      const other = await person(app);
      for (const one of [theo, other]) await close(one);
      app.clock.forward(30 * DAY - 1);
      const again = await signIn(app, email);
      expect(again.id).toBe(theo.id);
      expect((await again.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Theo' });
      app.clock.forward(DAY);
      await sweep(app);
      expect(await isThere(app, theo)).toBe(true);
      expect(await isThere(app, other)).toBe(false);
      expect(await app.deps.db.select().from(plannedErasures)).toEqual([]);
      expect(await actionsAbout(app, theo)).toEqual(['account_closed', 'erasure_cancelled']);
      app.clock.forward(60 * DAY);
      await sweep(app);
      expect(await isThere(app, theo)).toBe(true);
      expect(await kindsTo(app, email)).toEqual(['account-closed']);
    }));

  test('may be closed again, and the 30 days begin anew', () =>
    inApp(async (app) => {
      const email = 'theo@people.test';
      const theo = await signUp(app, { email, birthDate: '2012-05-04', firstName: 'Theo' });
      await close(theo);
      app.clock.forward(DAY);
      const again = await signIn(app, email);
      app.clock.forward(60_000);
      expect((await close(again)).json()).toMatchObject({ deletedOn: '2026-12-22T12:01:00.000Z' });
      await sweep(app);
      app.clock.forward(30 * DAY - 1);
      await sweep(app);
      expect(await isThere(app, theo)).toBe(true);
      app.clock.forward(1);
      await sweep(app);
      expect(await isThere(app, theo)).toBe(false);
    }));

  test("of a grown-up leaves the children's as they are", () =>
    inApp(async (app) => {
      const child = await person(app);
      const parent = await guardianOf(app, child);
      expect((await close(parent)).statusCode).toBe(200);
      app.clock.forward(30 * DAY);
      await sweep(app);
      expect(await isThere(app, parent)).toBe(false);
      expect(await isThere(app, child)).toBe(true);
      expect(await app.deps.db.select().from(guardians)).toEqual([]);
    }));

  test("is not a child's under 13 to close, nor another site's, nor a stranger's", () =>
    inApp(async (app) => {
      const child = await consentedChild(app);
      const refused = await close(child);
      expect(refused.json()).toMatchObject({ code: 'forbidden', message: expect.stringContaining('parent') });
      const teen = await person(app);
      const cross = await teen.send('POST', '/api/user/close-account', undefined, {
        'sec-fetch-site': 'cross-site',
      });
      expect(cross.json().code).toBe('cross_site');
      expect((await close(visitor(app))).statusCode).toBe(401);
      for (const one of [child, teen]) expect((await one.get('/api/auth/user')).statusCode).toBe(200);
      expect(await app.deps.db.select().from(plannedErasures)).toEqual([]);
    }));
});

describe('an account that nobody uses', () => {
  /** Last here a day after the start, so two years end on 2028-11-22. */
  const LAST_VISIT = '2026-11-22T12:00:00Z';
  const WARNING = new Date('2028-10-23T12:00:00Z');
  async function visit(app: TestApp, who: TestPerson): Promise<void> {
    app.clock.set(LAST_VISIT);
    if ((await who.get('/api/auth/user')).statusCode !== 200) throw new Error('the visit was refused');
  }

  test('is warned of to the parent on file, once, 30 days before two years are over, and then deleted', () =>
    inApp(async (app) => {
      const child = await consentedChild(app, { firstName: 'Zuleika' });
      await visit(app, child);
      app.clock.set(new Date(WARNING.getTime() - 1).toISOString());
      await sweep(app);
      expect(await kindsTo(app, child.parentEmail)).not.toContain('retention-warning');
      app.clock.forward(1);
      await Promise.all([sweep(app), sweep(app)]);
      app.clock.forward(HOUR);
      await sweep(app);
      const warnings = (await mailbox(app)).filter((mail) => mail.kind === 'retention-warning');
      expect(warnings.map((mail) => mail.to?.[0]?.address)).toEqual([child.parentEmail]);
      expect(warnings[0]?.subject).toBe(
        'Your child’s account will be deleted on Wednesday, November 22, 2028',
      );
      expect(warnings[0]?.text).toContain("Zuleika's account will be deleted");
      expect(await actionsAbout(app, child)).toContain('erasure_planned');

      const email = await emailOf(app, child);
      app.clock.set('2028-11-22T11:59:59Z');
      await sweep(app);
      expect(await isThere(app, child)).toBe(true);
      app.clock.set('2028-11-22T12:00:00Z');
      await Promise.all([sweep(app), sweep(app)]);
      expect(await isThere(app, child)).toBe(false);
      const [last, ...more] = await mailbox(app, child.parentEmail);
      expect(more).toHaveLength(0);
      expect(last?.kind).toBe('deletion-done');
      const personal = [child.id, 'Zuleika', 'Okafor', email, '2018', child.parentEmail];
      for (const text of personal)
        expect(`${last?.subject} ${last?.text} ${last?.html} ${last?.messageId}`, text).not.toContain(text);
      expect(last?.file).not.toContain(child.id);
    }));

  test('is warned of to its own address where no parent is on file', () =>
    inApp(async (app) => {
      // Where it is the next day already.
      const teen = await person(app, { firstName: 'Theo', timeZone: 'Pacific/Auckland' });
      await visit(app, teen);
      app.clock.set(WARNING.toISOString());
      await sweep(app);
      const mail = await latestMail(app, await emailOf(app, teen));
      expect(mail.kind).toBe('retention-warning');
      expect(mail.subject).toBe('Your account will be deleted on Thursday, November 23, 2028');
    }));

  test('is warned of to who said yes, not to who was asked before, nor to the parent of a grown-up', () =>
    inApp(async (app) => {
      const child = await askingChild(app);
      await askAnew(child);
      const token = tokenIn(await latestMail(app, 'another@parents.test'));
      await visitor(app).send('POST', '/api/auth/respond-parental-consent', { token, granted: true });
      const grown = await consentedChild(app);
      await app.deps.db
        .update(consentRequests)
        .set({ state: 'outgrown' })
        .where(eq(consentRequests.userId, grown.id));
      for (const one of [child, grown]) await visit(app, one);
      app.clock.set(WARNING.toISOString());
      await sweep(app);
      const warnings = (await mailbox(app)).filter((mail) => mail.kind === 'retention-warning');
      expect(warnings.map((mail) => mail.to?.[0]?.address).toSorted()).toEqual(
        ['another@parents.test', await emailOf(app, grown)].toSorted(),
      );
    }));

  test('stays when somebody comes back after the warning, and counts anew from then', () =>
    inApp(async (app) => {
      const email = 'theo@people.test';
      const theo = await signUp(app, { email, birthDate: '2012-05-04', firstName: 'Theo' });
      app.clock.set('2028-10-25T12:00:00Z');
      await sweep(app);
      expect(await kindsTo(app, email)).toEqual(['retention-warning']);
      app.clock.forward(10 * DAY);
      await signIn(app, email);
      await sweep(app);
      expect(await app.deps.db.select().from(plannedErasures)).toEqual([]);
      expect(await actionsAbout(app, theo)).toEqual(['erasure_planned', 'erasure_cancelled']);
      app.clock.forward(365 * DAY);
      await sweep(app);
      expect(await isThere(app, theo)).toBe(true);
      expect(await kindsTo(app, email)).toEqual(['retention-warning']);
      app.clock.forward(365 * DAY);
      await sweep(app);
      expect(await kindsTo(app, email)).toEqual(['retention-warning', 'retention-warning']);
      expect(await isThere(app, theo)).toBe(true);
      app.clock.forward(30 * DAY);
      await sweep(app);
      expect(await isThere(app, theo)).toBe(false);
    }));

  test('is kept as long as it is used', () =>
    inApp(async (app) => {
      const teen = await person(app);
      for (let weeks = 0; weeks < 110; weeks += 4) {
        app.clock.forward(28 * DAY);
        expect((await teen.get('/api/auth/user')).statusCode).toBe(200);
      }
      await sweep(app);
      expect(await mailbox(app)).toHaveLength(0);
      expect(await isThere(app, teen)).toBe(true);
    }));
});

describe('the consent to keep data', () => {
  async function turnRetention(app: TestApp, child: { id: string; parentEmail: string }, isOn: boolean) {
    const asked = { childId: child.id, parentEmail: child.parentEmail, action: 'update_privacy' };
    await visitor(app).send('POST', '/api/parent/request-access', asked);
    const token = tokenIn(await latestMail(app, child.parentEmail));
    const turned = await visitor(app).send('POST', `/api/parent/update-privacy?token=${token}`, {
      dataRetentionConsent: isOn,
    });
    if (turned.statusCode !== 200) throw new Error(`not turned: ${turned.body}`);
  }

  test('withdrawn, the account is deleted after 30 days, though the child is there every week', () =>
    inApp(async (app) => {
      const child = await consentedChild(app);
      const sibling = await consentedChild(app, { parentEmail: child.parentEmail });
      await turnRetention(app, child, false);
      for (const days of [7, 7, 7, 8]) {
        app.clock.forward(days * DAY);
        expect((await child.get('/api/auth/user')).statusCode).toBe(200);
        await sweep(app);
      }
      app.clock.forward(DAY - 1);
      await sweep(app);
      expect((await child.get('/api/lessons')).statusCode).toBe(200);
      app.clock.forward(1);
      await sweep(app);
      expect((await child.get('/api/lessons')).statusCode).toBe(401);
      expect(await isThere(app, child)).toBe(false);
      expect(await isThere(app, sibling)).toBe(true);
      expect((await latestMail(app, child.parentEmail)).kind).toBe('deletion-done');
    }));

  test('given again in time, it stays', () =>
    inApp(async (app) => {
      const child = await consentedChild(app);
      await turnRetention(app, child, false);
      app.clock.forward(29 * DAY);
      await turnRetention(app, child, true);
      app.clock.forward(2 * DAY);
      await sweep(app);
      expect(await isThere(app, child)).toBe(true);
    }));
});

describe('a registration that was never finished', () => {
  test('goes 30 days after it was made, though it is looked at every day', () =>
    inApp(async (app) => {
      const back = await person(app, { birthDate: null });
      const madeAt = (await findUser(app.deps.db, back.id))?.createdAt ?? new Date(0);
      const grown = await person(app);
      app.clock.set(new Date(madeAt.getTime() + 30 * DAY - 1).toISOString());
      expect((await back.get('/api/auth/pending-user')).statusCode).toBe(200);
      await sweep(app);
      expect(await isThere(app, back)).toBe(true);
      app.clock.forward(1);
      await sweep(app);
      expect(await isThere(app, back)).toBe(false);
      expect(await isThere(app, grown)).toBe(true);
      expect(await mailbox(app)).toHaveLength(0);
    }));

  test('whose parent said no goes 30 days after the answer, and stays while another one is asked', () =>
    inApp(async (app) => {
      const [refused, again] = [await askingChild(app), await askingChild(app)];
      app.clock.forward(DAY);
      for (const one of [refused, again]) {
        const token = tokenIn(await latestMail(app, one.parentEmail));
        await visitor(app).send('POST', '/api/auth/respond-parental-consent', { token, granted: false });
      }
      app.clock.forward(15 * DAY);
      for (const one of [refused, again]) {
        expect((await one.get('/api/auth/pending-user')).statusCode).toBe(200);
      }
      app.clock.forward(14 * DAY);
      expect((await askAnew(again)).statusCode).toBe(200);
      await sweep(app);
      expect(await isThere(app, refused)).toBe(true);
      app.clock.forward(DAY);
      await sweepConsent(app.deps, app.clock.now());
      await sweep(app);
      expect(await isThere(app, refused)).toBe(false);
      expect(await isThere(app, again)).toBe(true);
    }));

  test('goes too when the parent does not answer, or says no', () =>
    inApp(async (app) => {
      const waiting = await askingChild(app);
      const refused = await askingChild(app);
      await visitor(app).send('POST', '/api/auth/respond-parental-consent', {
        token: tokenIn(await latestMail(app, refused.parentEmail)),
        granted: false,
      });
      app.clock.forward(3 * DAY);
      await sweepConsent(app.deps, app.clock.now());
      app.clock.forward(30 * DAY - 1);
      await sweep(app);
      // The 30 days begin when the 72 hours are over.
      expect(await isThere(app, waiting)).toBe(true);
      app.clock.forward(1);
      await sweep(app);
      for (const one of [waiting, refused]) expect(await isThere(app, one)).toBe(false);
      expect(await mailbox(app)).toHaveLength(0);
    }));
});

describe('a deletion', () => {
  test('leaves nothing of the child in the database or the files, and everything of another', () =>
    inApp(async (app) => {
      const child = await consentedChild(app, { firstName: 'Zuleika' });
      const other = await consentedChild(app, { firstName: 'Lio' });
      for (const one of [child, other]) {
        await takePhoto(one);
        await finish(one, lessonOf('math', 'easy'));
      }
      const email = await emailOf(app, child);
      const parts = app.deps;
      await eraseUser(parts, child.id);
      // The files go after the transaction; until then it is known whose they are.
      expect(await filesOf(app, child)).toHaveLength(1);
      await sweep(app);
      expect(await filesOf(app, child)).toEqual([]);
      for (const text of [child.id, 'Zuleika', email, child.parentEmail])
        expect(await tablesWith(app, text), text).toEqual([]);
      expect(await mailbox(app, child.parentEmail)).toHaveLength(0);

      expect(await filesOf(app, other)).toHaveLength(1);
      expect(await tablesWith(app, other.id)).toContain('public.completions');
      expect((await other.get(`/api/users/${other.id}/completions`)).json()).toHaveLength(2);
      const entries = await app.deps.db.select().from(auditLog).where(eq(auditLog.action, 'erasure'));
      expect(entries).toMatchObject([{ outcome: 'done', childId: null, addressHash: null }]);
    }));

  test('in the middle of a lesson ends the session, and nothing of the lesson is kept', () =>
    inApp(async (app) => {
      const child = await consentedChild(app);
      const id = lessonOf('math', 'easy');
      const attempts = attemptsAt(await readLesson(child, id));
      await eraseUser(app.deps, child.id);
      expect((await child.send('POST', `/api/lessons/${id}/complete`, { attempts })).statusCode).toBe(401);
      await sweep(app);
      expect(await tablesWith(app, child.id)).toEqual([]);
    }));

  test('is known to the files by a hash alone', () =>
    inApp(async (app) => {
      const teen = await person(app);
      await eraseUser(app.deps, teen.id);
      await sweep(app);
      const hash = createHash('sha256').update(teen.id).digest('hex');
      expect(await app.deps.blobs.list('erasures/')).toEqual([`erasures/${hash}`]);
      const note = Buffer.from(await app.deps.blobs.get(`erasures/${hash}`)).toString();
      expect(note).toBe('2026-11-21T12:00:00.000Z');
    }));

  test('is done again to whom a restored backup brings back, and to nobody else', () =>
    inApp(async (app) => {
      const { db } = app.deps;
      const child = await consentedChild(app);
      const other = await person(app);
      const row = await findUser(db, child.id);
      if (!row) throw new Error('the child is not there');
      const parts = app.deps;
      await eraseRestored(parts);
      expect(await isThere(app, child)).toBe(true);
      await eraseUser(parts, child.id);
      await sweep(app);

      // The backup is older than the deletion and knows nothing of it.
      await db.delete(erasures);
      await db.insert(users).values(row);
      await app.deps.blobs.put(`photos/${child.id}/old.jpg`, Buffer.from('x'), 'image/jpeg');
      expect(await isThere(app, child)).toBe(true);
      await eraseRestored(parts);
      await eraseRestored(parts);
      expect(await isThere(app, child)).toBe(false);
      expect(await filesOf(app, child)).toEqual([]);
      expect(await isThere(app, other)).toBe(true);
      const { rows } = await db.execute(sql`select folder from erasures`);
      expect(rows).toEqual([{ folder: null }]);
    }));
});
