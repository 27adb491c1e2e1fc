import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askingChild, consentedChild, consentToken, type ConsentedChild } from '../../../test/consent.ts';
import { DAY, HOUR, startTestApp, type TestApp } from '../../../test/harness.ts';
import { latestMail, mailbox, tokenIn } from '../../../test/mailbox.ts';
import { guardianOf, person, visitor } from '../../../test/people.ts';
import { startMailServer } from '../../../test/smtp.ts';
import { mails } from '../../infra/mail/tables.ts';
import { findUser, isGuardian } from '../accounts/store.ts';
import { guardians, users } from '../accounts/tables.ts';
import { sweepConsent } from './jobs.ts';
import { linkIfProved } from './linking.ts';
import { aboutInstallation } from './rules/installation.ts';
import { isSeenByParent, linkParents } from './store.ts';
import { auditLog, consentRequests } from './tables.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const ASK = '/api/auth/request-parental-consent';
const RESPOND = '/api/auth/respond-parental-consent';
const look = (token: string, at = app) => visitor(at).get(`/api/auth/parental-consent/${token}`);
const respond = (token: string, granted: boolean) => visitor(app).send('POST', RESPOND, { token, granted });
const ask = (child: { id: string; send: ConsentedChild['send'] }, parentEmail: string, more: object = {}) =>
  child.send('POST', ASK, { userId: child.id, parentEmail, birthDate: '2018-03-01', ...more });
const standing = async (child: Pick<ConsentedChild, 'get'>) =>
  (await child.get('/api/auth/pending-user')).json();

describe('asking', () => {
  test('an 8-year-old asks, the parent grants from the mail, the child is let in', async () => {
    const child = await askingChild(app, { firstName: 'Noor' });
    expect((await child.get('/api/auth/user')).json()).toMatchObject({ needsParentalConsent: true });
    expect(await standing(child)).toMatchObject({
      hasExistingConsentRequest: true,
      existingRequestEmail: child.parentEmail,
      consent: 'waiting',
      needsParent: true,
      expiresAt: '2026-11-24T12:00:00.000Z',
    });
    const token = await consentToken(app, child);
    const asked = await look(token);
    expect(asked.json()).toEqual({
      childFirstName: 'Noor',
      requestedAt: '2026-11-21T12:00:00.000Z',
      expiresAt: '2026-11-24T12:00:00.000Z',
      installation: ['It runs on the computers of whoever runs it, and on no others.'],
    });
    expect((await respond(token, true)).json()).toMatchObject({ granted: true });
    expect((await child.get('/api/auth/user')).json()).toMatchObject({ isUnder13: true, firstName: 'Noor' });
    expect((await child.get('/api/lessons')).statusCode).toBe(200);
    const confirmed = await latestMail(app, child.parentEmail);
    expect(confirmed.kind).toBe('consent-granted');
    expect(confirmed.text).toContain(child.id);
    expect(confirmed.text).toContain('/?page=parent-data-management');
  });

  test('the mail says what the law asks, and its links use the public address', async () => {
    const child = await person(app, { birthDate: null, firstName: 'Imani' });
    const parentEmail = 'imani.parent@parents.test';
    const forged = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' };
    expect(
      (await child.send('POST', ASK, { userId: child.id, parentEmail, birthDate: '2018-03-01' }, forged))
        .statusCode,
    ).toBe(200);
    const { text = '', html = '', subject } = await latestMail(app, parentEmail);
    for (const words of ['Imani', '72 hours', 'birth', '/privacy']) expect(text, words).toContain(words);
    // Who runs this, and on what, as the settings tell it.
    const told = aboutInstallation(app.deps.config.installation);
    expect(told).not.toEqual([]);
    for (const sentence of told) expect(text.replaceAll(/\s+/g, ' ')).toContain(sentence);
    expect(subject).toBe('May your child learn with Brightling?');
    expect(text + html).not.toContain('evil.test');
    for (const link of text.match(/https?:\/\/\S+/g) ?? []) {
      expect(new URL(link).origin).toBe('http://localhost:3000');
    }
    expect(text.match(/token=/g)).toHaveLength(1);
    expect(text).not.toContain('2018');
  });

  test('denied: the child stays out, and may ask again', async () => {
    const child = await askingChild(app);
    expect((await respond(await consentToken(app, child), false)).json()).toMatchObject({ granted: false });
    expect((await child.get('/api/auth/user')).json()).toMatchObject({ needsParentalConsent: true });
    expect((await child.get('/api/lessons')).statusCode).toBe(403);
    expect(await standing(child)).toMatchObject({ consent: 'denied', hasExistingConsentRequest: false });
    expect((await latestMail(app, child.parentEmail)).kind).toBe('consent-denied');
    expect((await ask(child, child.parentEmail, { birthDate: undefined })).statusCode).toBe(200);
    expect((await respond(await consentToken(app, child), true)).statusCode).toBe(200);
    expect((await child.get('/api/auth/user')).statusCode).toBe(200);
  });

  test('asked again at a corrected address, the older link is void', async () => {
    const child = await askingChild(app, { parentEmail: 'wrong.one@parents.test' });
    const first = await consentToken(app, child);
    expect((await ask(child, 'right.one@parents.test')).statusCode).toBe(200);
    expect((await look(first)).statusCode).toBe(404);
    expect((await respond(first, true)).statusCode).toBe(404);
    const second = tokenIn(await latestMail(app, 'right.one@parents.test'));
    expect((await respond(second, true)).statusCode).toBe(200);
  });

  test('three requests a day, also at once, and again a day later', async () => {
    const test = await startTestApp();
    const child = await person(test, { birthDate: null });
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask(child, `parent${index}@parents.test`)),
    );
    expect(all.filter((answer) => answer.statusCode === 200)).toHaveLength(3);
    const refused = all.filter((answer) => answer.statusCode === 429);
    expect(refused).toHaveLength(7);
    expect(Number(refused[0]?.headers['retry-after'])).toBe(86_400);
    const open = await test.deps.db.select().from(consentRequests).where(eq(consentRequests.state, 'open'));
    expect(open).toHaveLength(1);
    expect(await mailbox(test)).toHaveLength(3);
    test.clock.forward(DAY);
    expect((await ask(child, 'parent@parents.test')).statusCode).toBe(200);
    await test.close();
  });

  test('those that were answered with no are three of them as well', async () => {
    const child = await askingChild(app);
    for (const asked of [1, 2, 3]) {
      await respond(await consentToken(app, child), false);
      expect((await ask(child, child.parentEmail)).statusCode).toBe(asked < 3 ? 200 : 429);
    }
  });

  test.each([
    'x',
    'a@b',
    'a@parents.test, b@parents.test',
    'Robin <a@parents.test>',
    'a(me)@parents.test',
    'a@parents.test\r\nBcc: x@y.test',
    '',
    ' ',
  ])('the address %j is refused by name', async (parentEmail) => {
    const child = await person(app, { birthDate: null });
    expect((await ask(child, parentEmail)).json()).toMatchObject({ code: 'invalid', field: 'parentEmail' });
    expect(await standing(child)).toMatchObject({ consent: 'not_asked' });
  });

  test("a child's own address in any spelling is no parent's", async () => {
    const child = await person(app, { birthDate: null });
    const { email } = (await standing(child)).userInfo;
    const [name = '', host] = email.split('@');
    for (const own of [
      email,
      email.toUpperCase(),
      `${name}+mum@${host}`,
      `${name[0]}.${name.slice(1)}@${host}`,
    ]) {
      expect((await ask(child, own)).json(), own).toMatchObject({ field: 'parentEmail' });
    }
  });

  test('the birth date: someone older needs no parent, an older second date is refused', async () => {
    const teen = await person(app, { birthDate: null });
    expect((await ask(teen, 'p@parents.test', { birthDate: '2010-01-01' })).statusCode).toBe(409);
    const child = await askingChild(app);
    const older = await ask(child, child.parentEmail, { birthDate: '2014-01-01' });
    expect(older.statusCode).toBe(409);
    const none = await person(app, { birthDate: null });
    expect((await ask(none, 'p@parents.test', { birthDate: undefined })).json()).toMatchObject({
      field: 'birthDate',
    });
  });

  test("somebody else's id, and an account that needs nobody, are refused", async () => {
    const child = await person(app, { birthDate: null });
    const other = await person(app, { birthDate: null });
    const forOther = { userId: other.id, parentEmail: 'p@parents.test', birthDate: '2018-03-01' };
    expect((await child.send('POST', ASK, forOther)).statusCode).toBe(404);
    const granted = await consentedChild(app);
    expect((await ask(granted, 'new.parent@parents.test')).statusCode).toBe(409);
    expect((await visitor(app).send('POST', ASK, forOther)).statusCode).toBe(401);
  });
});

describe('answering', () => {
  test('looking changes nothing, however often, and HEAD is not there', async () => {
    const child = await askingChild(app);
    const token = await consentToken(app, child);
    for (let times = 0; times < 3; times++) expect((await look(token)).statusCode).toBe(200);
    const head = await app.app.inject({ method: 'HEAD', url: `/api/auth/parental-consent/${token}` });
    expect(head.statusCode).toBe(404);
    expect((await look(token)).headers['cache-control']).toBe('no-store');
    expect((await respond(token, true)).statusCode).toBe(200);
  });

  test('two parents answer at once: one answer holds', async () => {
    const child = await askingChild(app);
    const token = await consentToken(app, child);
    const all = await Promise.all(Array.from({ length: 10 }, (_, index) => respond(token, index % 2 === 0)));
    const held = all.filter((answer) => answer.statusCode === 200);
    expect(held).toHaveLength(1);
    expect(all.filter((answer) => answer.statusCode === 404)).toHaveLength(9);
    const user = await child.get('/api/auth/user');
    expect(user.statusCode).toBe(held[0]?.json().granted ? 200 : 403);
    const answers = (await mailbox(app, child.parentEmail)).filter((mail) => mail.kind !== 'consent-request');
    expect(answers).toHaveLength(1);
  });

  test('unknown, expired and processed look the same', async () => {
    const test = await startTestApp();
    const child = await askingChild(test);
    const token = await consentToken(test, child);
    const processed = await askingChild(test);
    const used = await consentToken(test, processed);
    await visitor(test).send('POST', RESPOND, { token: used, granted: true });
    test.clock.forward(72 * HOUR);
    const bodies = new Set<string>();
    for (const one of [token, used, 'nothing', 'x'.repeat(10_000)]) {
      const seen = await look(one, test);
      const said = await visitor(test).send('POST', RESPOND, { token: one, granted: true });
      expect([seen.statusCode, said.statusCode]).toEqual([404, 404]);
      bodies.add(seen.body).add(said.body);
    }
    for (const odd of ['%00', '%20', '%2e%2e%2f', '%25']) {
      const seen = await look(odd, test);
      expect(seen.statusCode).toBe(404);
      bodies.add(seen.body);
    }
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).toContain('This consent request may have expired or already been processed.');
    await test.close();
  });

  test('a child that tries to approve itself finds no way', async () => {
    const child = await askingChild(app);
    const tokenHash = await app.deps.db
      .select({ hash: consentRequests.tokenHash, id: consentRequests.id })
      .from(consentRequests)
      .where(eq(consentRequests.userId, child.id));
    const guesses = [
      child.id,
      tokenHash[0]?.id,
      tokenHash[0]?.hash.toString('base64url'),
      tokenHash[0]?.hash.toString('hex'),
    ];
    for (const token of guesses) {
      expect((await child.send('POST', RESPOND, { token, granted: true })).statusCode).toBe(404);
    }
    const register = { userId: child.id, birthDate: '2000-01-01', parentalConsentGranted: true };
    expect((await child.send('POST', '/api/auth/complete-registration', register)).statusCode).toBe(409);
    expect((await child.get('/api/auth/user')).statusCode).toBe(403);
  });

  test('malformed answers are refused and change nothing', async () => {
    const child = await askingChild(app);
    const token = await consentToken(app, child);
    for (const body of [
      { token },
      { token, granted: 'yes' },
      { granted: true },
      { token, granted: true, more: 1 },
      [],
    ]) {
      expect((await visitor(app).send('POST', RESPOND, body)).statusCode).toBe(400);
    }
    const cross = await visitor(app).send(
      'POST',
      RESPOND,
      { token, granted: true },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(cross.statusCode).toBe(403);
    expect((await look(token)).statusCode).toBe(200);
  });
});

describe('what is over', () => {
  const sweep = (test: TestApp) => sweepConsent(test.deps, test.clock.now());
  const rowOf = async (test: TestApp, id: string) =>
    (await test.deps.db.select().from(users).where(eq(users.id, id)))[0];
  const requestsOf = (test: TestApp, id: string) =>
    test.deps.db.select().from(consentRequests).where(eq(consentRequests.userId, id));

  test('what nobody answers in 72 hours is deleted, and the child may begin anew', async () => {
    const test = await startTestApp();
    const child = await askingChild(test);
    test.clock.forward(72 * HOUR - 1);
    await sweep(test);
    expect((await rowOf(test, child.id))?.birthDate).toBe('2018-03-01');
    test.clock.forward(1);
    expect(await standing(child)).toMatchObject({ consent: 'expired', existingRequestEmail: null });
    await sweep(test);
    expect(await rowOf(test, child.id)).toMatchObject({ birthDate: null, state: 'pending' });
    expect(await requestsOf(test, child.id)).toEqual([]);
    expect((await child.get('/api/auth/user')).json()).toMatchObject({ needsAgeVerification: true });
    // The child still hears why.
    expect(await standing(child)).toMatchObject({ consent: 'expired', needsParent: false });
    expect((await ask(child, child.parentEmail)).statusCode).toBe(200);
    expect(await standing(child)).toMatchObject({ consent: 'waiting' });
    await test.close();
  });

  test('an address that another has taken the place of goes 72 hours after it was asked, and the child waits on', async () => {
    const test = await startTestApp();
    const child = await askingChild(test, { parentEmail: 'wrong.one@parents.test' });
    test.clock.forward(60 * HOUR);
    expect((await ask(child, 'right.one@parents.test')).statusCode).toBe(200);
    test.clock.forward(12 * HOUR - 1);
    await sweep(test);
    expect(await requestsOf(test, child.id)).toHaveLength(2);
    test.clock.forward(1);
    await sweep(test);
    expect(await requestsOf(test, child.id)).toMatchObject([{ parentEmail: 'right.one@parents.test' }]);
    expect(await rowOf(test, child.id)).toMatchObject({ birthDate: '2018-03-01', state: 'awaiting_consent' });
    expect(await standing(child)).toMatchObject({ existingRequestEmail: 'right.one@parents.test' });
    await test.close();
  });

  test('a request that could not be sent in 72 hours is dropped with the address in it', async () => {
    const test = await startTestApp({
      env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'learn@school.test' },
    });
    const child = await askingChild(test);
    const waiting = () => test.deps.db.select({ about: mails.aboutUser }).from(mails);
    test.clock.forward(72 * HOUR - 1);
    await test.deps.mail.sweep();
    expect(await waiting()).toEqual([{ about: child.id }]);
    test.clock.forward(1);
    await test.deps.mail.sweep();
    expect(await waiting()).toEqual([]);
    await test.close();
  });

  test('after a no, a letter that could not be sent in 72 hours is dropped with the address in it', async () => {
    const server = await startMailServer();
    const test = await startTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'learn@school.test' } });
    const child = await askingChild(test);
    const { mail, db } = test.deps;
    await mail.sendNow();
    const [asked] = server.received;
    const token = tokenIn(asked ?? {});
    server.refuse(true);
    await visitor(test).send('POST', RESPOND, { token, granted: false });
    await mail.sendNow();
    test.clock.forward(72 * HOUR - 1);
    await mail.sweep();
    expect(await db.select({ about: mails.aboutUser }).from(mails)).toEqual([{ about: child.id }]);
    test.clock.forward(1);
    await mail.sweep();
    expect(await db.select().from(mails)).toEqual([]);
    await test.close();
    await server.close();
  });

  test('from the eighteenth birthday in the own days no parent sees more, and the consent stays as a record', async () => {
    const test = await startTestApp();
    const parent = await person(test, { birthDate: '1985-03-02' });
    const parentEmail = (await rowOf(test, parent.id))?.email;
    // The grant links the parent, whose address is proved.
    const child = await consentedChild(test, { birthDate: '2018-03-01', parentEmail });
    const other = await consentedChild(test, { birthDate: '2018-03-01' });
    await test.deps.db.update(users).set({ timeZone: 'Pacific/Pago_Pago' }).where(eq(users.id, other.id));
    const settled = { dailyMinutes: 10, gamesAllowed: false, leaderboardAllowed: false, restDays: [7] };
    await test.deps.db
      .update(users)
      .set({ timeZone: 'Pacific/Kiritimati', ...settled })
      .where(eq(users.id, child.id));
    const links = () => test.deps.db.select().from(guardians).where(eq(guardians.childId, child.id));
    // There it is the first of March 14 hours before it is in UTC.
    test.clock.set('2036-02-29T09:59:59Z');
    await sweep(test);
    expect(await links()).toHaveLength(1);
    expect(await isSeenByParent(test.deps.db, child.id)).toBe(true);
    expect(await rowOf(test, child.id)).toMatchObject({ ...settled, sharingAllowed: false });
    test.clock.set('2036-02-29T10:00:00Z');
    await sweep(test);
    expect(await links()).toEqual([]);
    expect(await isSeenByParent(test.deps.db, child.id)).toBe(false);
    expect(await isGuardian(test.deps.db, parent.id, child.id)).toBe(false);
    expect(await requestsOf(test, child.id)).toMatchObject([
      { state: 'outgrown', parentEmail: child.parentEmail, answeredAt: expect.any(Date) },
    ]);
    expect(await linkParents(test.deps.db, child.parentEmail, '2036-02-29', test.clock.now())).toEqual([]);
    // Nobody could take it back for them any more.
    expect(await rowOf(test, child.id)).toMatchObject({
      dailyMinutes: null,
      gamesAllowed: true,
      leaderboardAllowed: true,
      restDays: [7],
      // A page that was closed stays closed.
      sharingAllowed: false,
    });
    expect(await isSeenByParent(test.deps.db, other.id)).toBe(true);
    expect(await rowOf(test, other.id)).toMatchObject({ sharingAllowed: false });
    const entries = await test.deps.db.select().from(auditLog).where(eq(auditLog.childId, child.id));
    expect(entries.filter(({ action }) => action === 'consent_outgrown')).toHaveLength(1);
    await sweep(test);
    // There it is the first of March 25 hours later.
    test.clock.set('2036-03-01T10:59:59Z');
    await sweep(test);
    expect(await isSeenByParent(test.deps.db, other.id)).toBe(true);
    test.clock.set('2036-03-01T11:00:00Z');
    await sweep(test);
    expect(await isSeenByParent(test.deps.db, other.id)).toBe(false);
    await test.close();
  });

  test('the address of who refused goes as long after it, the refusal stays; a grant stays', async () => {
    const test = await startTestApp();
    const refused = await askingChild(test);
    const token = await consentToken(test, refused);
    test.clock.forward(71 * HOUR);
    await visitor(test).send('POST', RESPOND, { token, granted: false });
    const granted = await consentedChild(test);
    test.clock.forward(72 * HOUR - 1);
    await sweep(test);
    expect(await requestsOf(test, refused.id)).toHaveLength(1);
    test.clock.forward(1);
    await sweep(test);
    // Whoever was refused does not become older by telling another date.
    expect(await rowOf(test, refused.id)).toMatchObject({ birthDate: '2018-03-01', state: 'denied' });
    expect(await requestsOf(test, refused.id)).toEqual([]);
    const older = { userId: refused.id, birthDate: '2000-01-01' };
    expect((await refused.send('POST', '/api/auth/complete-registration', older)).statusCode).toBe(409);
    expect((await ask(refused, refused.parentEmail, { birthDate: undefined })).statusCode).toBe(200);
    expect(await rowOf(test, granted.id)).toMatchObject({ birthDate: '2018-03-01', state: 'active' });
    const [kept] = await requestsOf(test, granted.id);
    expect(kept).toMatchObject({ state: 'granted', method: 'email_plus', noticeVersion: expect.any(String) });
    await test.close();
  });

  test('copies of the letters go with the address, where mails are files; of a newer request they stay', async () => {
    const test = await startTestApp();
    const silent = await askingChild(test, { parentEmail: 'silent@parents.test' });
    const refused = await askingChild(test, { parentEmail: 'refused@parents.test' });
    const token = await consentToken(test, refused);
    await visitor(test).send('POST', RESPOND, { token, granted: false });
    const granted = await consentedChild(test);
    const kinds = async (address: string) => (await mailbox(test, address)).map(({ kind }) => kind);
    expect(await kinds('refused@parents.test')).toEqual(['consent-request', 'consent-denied']);
    test.clock.forward(60 * HOUR);
    await ask(silent, 'newer@parents.test');
    expect(await kinds('newer@parents.test')).toEqual(['consent-request']);
    test.clock.forward(12 * HOUR + 1);
    await sweep(test);
    expect(await kinds('silent@parents.test')).toEqual([]);
    expect(await kinds('refused@parents.test')).toEqual([]);
    expect(await kinds('newer@parents.test')).toEqual(['consent-request']);
    expect(await kinds(granted.parentEmail)).toEqual(['consent-granted']);
    await test.close();
  });

  test('who has come of age since registers alone, refused or not', async () => {
    const test = await startTestApp();
    const refused = await askingChild(test, { birthDate: '2013-12-01' });
    const token = await consentToken(test, refused);
    await visitor(test).send('POST', RESPOND, { token, granted: false });
    test.clock.set('2026-12-01T12:00:00Z');
    expect(await standing(refused)).toMatchObject({ consent: 'denied', needsParent: false });
    const register = (birthDate: string) =>
      refused.send('POST', '/api/auth/complete-registration', { userId: refused.id, birthDate });
    expect((await register('2013-12-01')).statusCode).toBe(200);
    expect((await refused.get('/api/auth/user')).statusCode).toBe(200);
    await test.close();
  });

  test('of one action about one child the log keeps the latest thousand', async () => {
    const [child, other] = [await consentedChild(app), await consentedChild(app)];
    const rows = (childId: string) =>
      Array.from({ length: 1_000 }, (_, index) => ({
        at: new Date(app.clock.now().getTime() - index),
        action: 'controls_changed' as const,
        outcome: 'done' as const,
        childId,
      }));
    await app.deps.db.insert(auditLog).values([...rows(child.id), ...rows(other.id)]);
    const entry = { at: app.clock.now(), action: 'controls_changed', outcome: 'granted' } as const;
    for (let times = 0; times < 2; times++)
      await app.deps.audit(app.deps.db, { ...entry, childId: child.id });
    const kept = await app.deps.db.select().from(auditLog).where(eq(auditLog.childId, child.id));
    const settled = kept.filter(({ action }) => action === 'controls_changed');
    expect(settled).toHaveLength(1_000);
    expect(settled.filter(({ outcome }) => outcome === 'granted')).toHaveLength(2);
    // What else is told stays.
    expect(kept).toHaveLength(1_002);
    expect(await app.deps.db.$count(auditLog, eq(auditLog.childId, other.id))).toBe(1_002);
  });

  test('the log tells what was done and names no address', async () => {
    const child = await consentedChild(app, { parentEmail: 'secret.parent@parents.test' });
    const entries = await app.deps.db.select().from(auditLog).where(eq(auditLog.childId, child.id));
    expect(entries.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'consent_request done',
      'consent_answer granted',
    ]);
    expect(JSON.stringify(entries)).not.toContain('secret.parent');
    const [first, second] = entries;
    expect(first?.addressHash).toHaveLength(32);
    expect(first?.addressHash?.equals(second?.addressHash ?? Buffer.alloc(0))).toBe(true);
    // Keyed: without a key, whoever has the log finds an address by trying a list of them.
    const unkeyed = createHash('sha256').update('secret.parent@parents.test').digest();
    expect(first?.addressHash?.equals(unkeyed)).toBe(false);
  });
});

describe('linking', () => {
  test('a grown-up with the proved address is linked by the grant, a teenager and another parent are not', async () => {
    const robin = await person(app, { birthDate: '1985-03-02' });
    const teen = await person(app, { birthDate: '2011-01-01' });
    const emailOf = async (one: { id: string }) =>
      (await app.deps.db.select({ email: users.email }).from(users).where(eq(users.id, one.id)))[0]?.email ??
      '';
    const child = await consentedChild(app, { parentEmail: await emailOf(robin) });
    expect((await robin.get(`/api/users/${child.id}/progress`)).statusCode).toBe(200);
    const other = await consentedChild(app, { parentEmail: await emailOf(teen) });
    expect((await teen.get(`/api/users/${other.id}/progress`)).statusCode).toBe(404);
    const stranger = await guardianOf(app, await person(app));
    expect((await stranger.get(`/api/users/${child.id}/progress`)).statusCode).toBe(404);
  });

  test('who was asked before another said yes, and who said no, is linked to nothing', async () => {
    const grownUp = () => person(app, { birthDate: '1985-03-02' });
    const [missed, refusing, other] = [await grownUp(), await grownUp(), await grownUp()];
    const emailOf = async ({ id }: { id: string }) => (await findUser(app.deps.db, id))?.email ?? '';
    const child = await askingChild(app, { parentEmail: await emailOf(missed) });
    for (const parent of [refusing, other]) {
      const email = await emailOf(parent);
      await ask(child, email);
      await respond(tokenIn(await latestMail(app, email)), parent === other);
    }
    const seen: number[] = [];
    for (const parent of [missed, refusing, other]) {
      // As at the next sign-in.
      const user = await findUser(app.deps.db, parent.id);
      if (user) await linkIfProved(app.deps, user);
      seen.push((await parent.get(`/api/users/${child.id}/progress`)).statusCode);
    }
    expect(seen).toEqual([404, 404, 200]);
  });

  test('a grown-up who registers later finds the child', async () => {
    const late = await person(app, { birthDate: null });
    const { email } = (await standing(late)).userInfo;
    const child = await consentedChild(app, { parentEmail: email });
    expect((await late.get(`/api/users/${child.id}/progress`)).statusCode).toBe(403);
    const body = { userId: late.id, birthDate: '1980-02-02' };
    expect((await late.send('POST', '/api/auth/complete-registration', body)).statusCode).toBe(200);
    expect((await late.get(`/api/users/${child.id}/progress`)).statusCode).toBe(200);
  });
});
