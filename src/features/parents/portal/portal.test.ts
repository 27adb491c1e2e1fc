import { createHmac } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askingChild, consentedChild, consentToken, type ConsentedChild } from '../../../../test/consent.ts';
import { DAY, PUBLIC_URL, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { finish, lessonOf } from '../../../../test/lessons.ts';
import { latestMail, mailbox, tokenIn } from '../../../../test/mailbox.ts';
import { person, visitor } from '../../../../test/people.ts';
import { expectWait } from '../../../../test/waiting.ts';
import { plannedErasures, users } from '../../accounts/tables.ts';
import { deriveKey } from '../../../infra/http/seal.ts';
import { mails } from '../../../infra/mail/tables.ts';
import { sweepConsent } from '../../consent/jobs.ts';
import { insertConsent } from '../../consent/store.ts';
import { auditLog } from '../../consent/tables.ts';
import { planErasure } from '../erasure/store.ts';
import { sweepPortal } from '../jobs.ts';
import { PORTAL_ACTIONS, type PortalAction } from '../rules/portal.ts';
import { portalTokens } from '../tables.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
// The limits of requests are counted for a caller's address; each test is another caller.
let callers = 0;
beforeEach(() => void callers++);

const MINUTE = 60_000;
const request = (body: object, test = app) =>
  test.app.inject({
    method: 'POST',
    url: '/api/parent/request-access',
    remoteAddress: `10.0.${callers >> 8}.${callers & 255}`,
    headers: { host: new URL(PUBLIC_URL).host, 'sec-fetch-site': 'same-origin' },
    payload: body,
  });

/** A fresh mailed token for an act. */
async function mailedToken(child: ConsentedChild, action: PortalAction, test = app): Promise<string> {
  const asked = await request({ childId: child.id, parentEmail: child.parentEmail, action }, test);
  expect(asked.statusCode, asked.body).toBe(200);
  return tokenIn(await latestMail(test, child.parentEmail));
}

const CALLS: Record<PortalAction, { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object }> = {
  view_data: { method: 'GET', path: '/api/parent/data-access' },
  export_data: { method: 'GET', path: '/api/parent/data-export' },
  update_privacy: {
    method: 'POST',
    path: '/api/parent/update-privacy',
    body: { socialSharingEnabled: true },
  },
  delete_account: { method: 'DELETE', path: '/api/parent/delete-account' },
};

function use(action: PortalAction, token: string, { key = '', body = {}, test = app } = {}) {
  const { method, path, body: usual } = CALLS[action];
  const headers: Record<string, string> = key ? { 'x-portal-key': key } : {};
  const url = `${path}?token=${encodeURIComponent(token)}`;
  if (method === 'GET') return visitor(test).get(url, headers);
  const sent = method === 'POST' ? (Object.keys(body).length > 0 ? body : usual) : undefined;
  return visitor(test).send(method, url, sent, headers);
}

const SPENT = {
  message: 'The secure access token is invalid, expired, or has already been used.',
  code: 'link_spent',
};

describe('asking for a link', () => {
  test('a hit and a miss get the same answer, and only a hit gets a mail', async () => {
    const test = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'b@school.test' } });
    const child = await person(test, { birthDate: '2018-03-01' });
    await insertConsent(test.deps.db, child.id, 'p@parents.test', test.clock.now());
    const answers = await Promise.all(
      [child.id, 'nobody', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"].map((childId) =>
        request({ childId, parentEmail: 'p@parents.test', action: 'view_data' }, test),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.json()).toEqual({ message: expect.any(String) });
    // The same rows were written for each, and one of them about the child.
    const queued = await test.deps.db.select({ about: mails.aboutUser }).from(mails);
    expect(queued.map(({ about }) => about).toSorted()).toEqual([child.id, null, null, null]);
    const given = await test.deps.db.select({ child: portalTokens.childId }).from(portalTokens);
    expect(given).toHaveLength(4);
    expect(given.filter((token) => token.child !== null)).toEqual([{ child: child.id }]);
    // A link that could not be sent before it was over is dropped, with the address in it.
    test.clock.forward(30 * MINUTE - 1);
    await test.deps.mail.sweep();
    expect(await test.deps.db.$count(mails)).toBe(4);
    test.clock.forward(1);
    await test.deps.mail.sweep();
    expect(await test.deps.db.$count(mails)).toBe(0);
    await test.close();
  });

  test('the mail goes to the address on file alone, whatever its case; its link uses the public address', async () => {
    const child = await consentedChild(app, { firstName: 'Ayo' });
    const before = (await mailbox(app)).length;
    const wrong = { childId: child.id, parentEmail: 'someone@else.test', action: 'view_data' };
    expect((await request(wrong)).json()).not.toHaveProperty('accessUrl');
    expect(await mailbox(app)).toHaveLength(before);
    const right = {
      childId: ` ${child.id.toUpperCase()} `,
      parentEmail: ` ${child.parentEmail.toUpperCase()} `,
      action: 'view_data',
    };
    const asked = await request(right);
    const mail = await latestMail(app, child.parentEmail);
    expect(mail.text).toContain(`${PUBLIC_URL}/?page=parent-data-management&token=`);
    expect(mail.text).toContain('30 minutes');
    // This is a developer's machine without a mail server.
    expect(new URL(asked.json().accessUrl).searchParams.get('token')).toBe(tokenIn(mail));
  });

  test('whoever was asked and has not said yes, or said no, gets no link', async () => {
    const [asked, refused] = [await askingChild(app), await askingChild(app)];
    const token = await consentToken(app, refused);
    await visitor(app).send('POST', '/api/auth/respond-parental-consent', { token, granted: false });
    for (const { id, parentEmail } of [asked, refused]) {
      const answer = await request({ childId: id, parentEmail, action: 'view_data' });
      expect(answer.json()).toEqual({ message: expect.any(String) });
      expect((await mailbox(app, parentEmail)).map(({ kind }) => kind)).not.toContain('portal-link');
    }
  });

  test('an address that was asked before another said yes gets none, nor the parent of a grown-up', async () => {
    const test = await startTestApp();
    const child = await askingChild(test, { parentEmail: 'missed@parents.test' });
    const parentEmail = 'right@parents.test';
    await child.send('POST', '/api/auth/request-parental-consent', { userId: child.id, parentEmail });
    const token = tokenIn(await latestMail(test, parentEmail));
    await visitor(test).send('POST', '/api/auth/respond-parental-consent', { token, granted: true });
    const linksTo = async (address: string) => {
      await request({ childId: child.id, parentEmail: address, action: 'view_data' }, test);
      return (await mailbox(test, address)).filter(({ kind }) => kind === 'portal-link').length;
    };
    expect(await linksTo('missed@parents.test')).toBe(0);
    expect(await linksTo(parentEmail)).toBe(1);
    test.clock.set('2036-03-01T12:00:00Z');
    await sweepConsent(test.deps, test.clock.now());
    expect(await linksTo(parentEmail)).toBe(1);
    await test.close();
  });

  test('in production the answer holds no link, also where mails are kept as files', async () => {
    const site = await startTestApp({ env: { PUBLIC_URL: 'https://learn.school.test' } });
    const child = await person(site, { birthDate: '2018-03-01' });
    await insertConsent(site.deps.db, child.id, 'p@parents.test', site.clock.now());
    const asked = await request(
      { childId: child.id, parentEmail: 'p@parents.test', action: 'view_data' },
      site,
    );
    expect(asked.json()).toEqual({ message: expect.any(String) });
    const { text } = await latestMail(site, 'p@parents.test');
    expect(text).toContain('https://learn.school.test/?page=parent-data-management&token=');
    await site.close();
  });

  test.each([
    [{ childId: 'x', parentEmail: 'p@parents.test', action: 'steal_data' }, 'action'],
    [{ childId: ' ', parentEmail: 'p@parents.test', action: 'view_data' }, 'childId'],
    [{ childId: 'x', parentEmail: '', action: 'view_data' }, 'parentEmail'],
    [{ childId: ['x'], parentEmail: 'p@parents.test', action: 'view_data' }, 'childId'],
    [{ childId: 'x\u0000', parentEmail: 'p@parents.test', action: 'view_data' }, 'childId'],
    [{ childId: 'x', parentEmail: 'p@parents.test', action: 'view_data', more: 1 }, 'more'],
  ])('%j is refused by name', async (body, field) => {
    expect((await request(body)).json()).toMatchObject({ code: 'invalid', field });
  });

  const asking = (test = app) => {
    const ask = async (childId: string, parentEmail: string, remoteAddress: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/parent/request-access',
        remoteAddress,
        headers: { 'sec-fetch-site': 'same-origin' },
        payload: { childId, parentEmail, action: 'view_data' },
      });
    /** How many of so many at once are taken. */
    const taken = async (count: number, of: (place: number) => [string, string, string]) => {
      const all = await Promise.all(Array.from({ length: count }, (_, place) => ask(...of(place))));
      return all.filter(({ statusCode }) => statusCode === 200).length;
    };
    return { ask, taken };
  };

  test('an hour: five for a child and address, fifteen for a caller and address, twenty for a caller', async () => {
    const { ask, taken } = asking();
    const noted = async () => {
      const rows = await app.deps.db.select().from(auditLog).where(eq(auditLog.outcome, 'refused'));
      return rows.filter(({ action, addressHash }) => action === 'portal_request' && addressHash).length;
    };
    const before = await noted();
    // Whoever asks, from wherever.
    const same = await taken(7, (place) => ['one-child', 'one@limits.test', `10.7.1.${place}`]);
    expect(same).toBe(5);
    const refused = await ask('one-child', 'one@limits.test', '10.7.1.99');
    expect(refused.statusCode).toBe(429);
    expectWait(refused.headers['retry-after'], 3_600);
    expect(await taken(18, (place) => [`a${place}`, 'two@limits.test', '10.7.2.1'])).toBe(15);
    expect(await taken(25, (place) => [`c${place}`, `c${place}@limits.test`, '10.7.2.2'])).toBe(20);
    expect((await noted()) - before).toBe(2 + 1 + 3 + 5);
  });

  test('these hold however an address or an id is written, and for all addresses of one line', async () => {
    const { taken } = asking();
    const spelt = (text: string, place: number) =>
      text.slice(0, place) + text.slice(place).toUpperCase() + ' '.repeat(place);
    const of = (place: number): [string, string, string] => [
      spelt('same-child', place),
      spelt('p@limits.test', place),
      `10.7.3.${place}`,
    ];
    expect(await taken(7, of)).toBe(5);
    expect(await taken(18, (place) => [`d${place}`, spelt('q@limits.test', place), '10.7.4.1'])).toBe(15);
    expect(await taken(22, (place) => [`e${place}`, `e${place}@limits.test`, `2001:db8::${place}`])).toBe(20);
  });

  test('after made-up ids for their address, from here and everywhere, the real parent still gets the letter', async () => {
    const { ask, taken } = asking();
    const child = await consentedChild(app);
    expect(await taken(10, (place) => [`made-up-${place}`, child.parentEmail, '10.7.5.1'])).toBe(10);
    for (const from of ['10.7.5.2', '10.7.5.3', '10.7.5.4'])
      expect(await taken(15, (place) => [`made-up-${place}`, child.parentEmail, from])).toBe(15);
    expect((await ask(child.id, child.parentEmail, '10.7.5.1')).statusCode).toBe(200);
    expect((await latestMail(app, child.parentEmail)).kind).toBe('portal-link');
  });

  test('nor do requests for the child under other addresses close it to the parent', async () => {
    const { ask, taken } = asking();
    const child = await consentedChild(app);
    for (const from of ['10.7.6.1', '10.7.6.2'])
      expect(await taken(20, (place) => [child.id, `other${place}@${from}.test`, from])).toBe(20);
    expect((await ask(child.id, child.parentEmail, '10.7.6.3')).statusCode).toBe(200);
    expect((await latestMail(app, child.parentEmail)).kind).toBe('portal-link');
  });

  test('made-up requests of one caller leave a bounded number of rows, which go', async () => {
    const test = await startTestApp();
    const { taken } = asking(test);
    expect(await taken(200, (place) => [`m${place}`, `m${place}@limits.test`, '10.7.7.1'])).toBe(20);
    // Twenty that found nobody, and a hundred at most that were refused.
    expect(await test.deps.db.$count(auditLog)).toBe(20 + 100);
    expect(await test.deps.db.$count(portalTokens)).toBe(20);
    await test.deps.mail.sendNow();
    expect(await test.deps.db.$count(mails)).toBe(0);
    expect(await mailbox(test)).toEqual([]);
    test.clock.forward(2 * DAY);
    await sweepPortal(test.deps.db, test.clock.now());
    expect(await test.deps.db.$count(portalTokens)).toBe(0);
    test.clock.forward(365 * DAY);
    await sweepPortal(test.deps.db, test.clock.now());
    expect(await test.deps.db.$count(auditLog)).toBe(0);
    await test.close();
  });
});

describe('one token', () => {
  test('serves its own act alone, and a wrong use spends nothing', async () => {
    for (const action of PORTAL_ACTIONS) {
      const child = await consentedChild(app);
      const token = await mailedToken(child, action);
      for (const other of PORTAL_ACTIONS.filter((one) => one !== action)) {
        const refused = await use(other, token);
        expect([refused.statusCode, refused.json()], `${action} for ${other}`).toEqual([401, SPENT]);
      }
      expect((await use(action, token)).statusCode, action).toBe(200);
      const again = await use(action, token);
      expect([again.statusCode, again.json()]).toEqual([401, SPENT]);
    }
  });

  test('is signed with SHA-256, by a key made of the installation’s', async () => {
    const token = await mailedToken(await consentedChild(app), 'view_data');
    const [payload = '', signature] = token.split('.');
    const key = deriveKey(app.deps.config.secretKey, 'parent portal');
    expect(signature).toBe(createHmac('sha256', key).update(payload).digest('base64url'));
  });

  test('is used once, by fifty at once', async () => {
    const child = await consentedChild(app);
    const token = await mailedToken(child, 'view_data');
    const all = await Promise.all(Array.from({ length: 50 }, () => use('view_data', token)));
    expect(all.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(all.filter((answer) => answer.statusCode === 401)).toHaveLength(49);
  });

  test('every letter changed, cut short, or as long as a book: the same answer', async () => {
    const child = await consentedChild(app);
    const token = await mailedToken(child, 'view_data');
    const changed = [...token].map((letter, at) => {
      const other = letter === '.' ? '-' : String.fromCharCode(letter.charCodeAt(0) ^ 1);
      return token.slice(0, at) + other + token.slice(at + 1);
    });
    const others = [
      token.slice(0, -1),
      token.slice(0, 40),
      `${token}A`,
      `${token}.x`,
      'a'.repeat(10_000),
      '',
      '.',
      'é',
      'null',
    ];
    for (const odd of [...changed, ...others]) {
      const refused = await use('view_data', odd);
      expect([refused.statusCode, refused.json()], odd).toEqual([401, SPENT]);
    }
    const missing = await visitor(app).get('/api/parent/data-access');
    expect([missing.statusCode, missing.json()]).toEqual([401, SPENT]);
    expect((await use('view_data', token)).statusCode).toBe(200);
  });

  test('holds for 30 minutes', async () => {
    const test = await startTestApp();
    const child = await consentedChild(test);
    const early = await mailedToken(child, 'view_data', test);
    test.clock.forward(30 * MINUTE - 1_000);
    expect((await use('view_data', early, { test })).statusCode).toBe(200);
    const late = await mailedToken(child, 'view_data', test);
    test.clock.forward(30 * MINUTE);
    expect((await use('view_data', late, { test })).json()).toEqual(SPENT);
    await test.close();
  });

  test('a HEAD request spends nothing, nor does another site’s', async () => {
    const child = await consentedChild(app);
    const token = await mailedToken(child, 'delete_account');
    for (const { path } of Object.values(CALLS)) {
      const head = await app.app.inject({ method: 'HEAD', url: `${path}?token=${token}` });
      expect(head.statusCode).toBe(404);
    }
    const cross = await visitor(app).send('DELETE', `/api/parent/delete-account?token=${token}`, undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect(cross.statusCode).toBe(403);
    expect((await use('delete_account', token)).statusCode).toBe(200);
  });

  test('an act that fails leaves it usable', async () => {
    const child = await consentedChild(app);
    const token = await mailedToken(child, 'update_privacy');
    for (const body of [
      { socialSharingEnabled: 'yes' },
      { socialSharingEnabled: true, dataRetentionConsent: true },
      { more: true },
    ]) {
      expect((await use('update_privacy', token, { body })).statusCode).toBe(400);
    }
    await app.deps.db.$client.query('alter table mails rename to mails_away');
    const failed = await use('update_privacy', token, { body: { dataRetentionConsent: false } });
    await app.deps.db.$client.query('alter table mails_away rename to mails');
    expect(failed.statusCode).toBe(500);
    expect(failed.body).not.toContain('mails');
    const done = await use('update_privacy', token, { body: { dataRetentionConsent: false } });
    expect(done.statusCode, done.body).toBe(200);
  });

  test('a lost answer comes again to the browser that asked, for two minutes', async () => {
    const test = await startTestApp();
    const child = await consentedChild(test);
    const token = await mailedToken(child, 'view_data', test);
    const first = await use('view_data', token, { key: 'browser-1', test });
    const again = await use('view_data', token, { key: 'browser-1', test });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect((await use('view_data', token, { key: 'browser-2', test })).statusCode).toBe(401);
    expect((await use('view_data', token, { test })).statusCode).toBe(401);
    test.clock.forward(2 * MINUTE);
    expect((await use('view_data', token, { key: 'browser-1', test })).statusCode).toBe(401);
    await test.close();
  });

  test('a repeated deletion says once more that it is done', async () => {
    const child = await consentedChild(app);
    const token = await mailedToken(child, 'delete_account');
    const all = await Promise.all(
      Array.from({ length: 5 }, () => use('delete_account', token, { key: 'k' })),
    );
    expect(all.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(all.map((answer) => answer.body)).size).toBe(1);
    const done = (await mailbox(app, child.parentEmail)).filter((mail) => mail.kind === 'deletion-done');
    expect(done).toHaveLength(1);
  });
});

describe('one mailed link serves the page', () => {
  test('a hundred and twenty acts an hour, though each gives out fresh tokens; the last of them stays usable', async () => {
    const test = await startTestApp();
    const child = await consentedChild(test);
    let token = await mailedToken(child, 'update_privacy', test);
    for (let acts = 0; acts < 120; acts++) {
      const body = { dataRetentionConsent: acts % 2 === 1 };
      const done = await use('update_privacy', token, { body, test });
      expect(done.statusCode, `${acts}`).toBe(200);
      // What is spent counts for nothing.
      if (acts % 40 === 0) expect((await use('update_privacy', token, { body, test })).statusCode).toBe(401);
      token = done.json().tokens.update_privacy;
    }
    const refused = await use('update_privacy', token, { test });
    expect(refused.json()).toMatchObject({ code: 'too_many' });
    expectWait(refused.headers['retry-after'], 3_600);
    await test.deps.db.$client.query(`delete from rate_limits where key like 'portal_acts:%'`);
    expect((await use('update_privacy', token, { test })).statusCode).toBe(200);
    await test.close();
  });

  test('view, toggle twice, export, delete, each with a fresh token', async () => {
    const child = await consentedChild(app, { firstName: 'Suki' });
    await finish(child, lessonOf('math', 'easy'));
    const viewed = (await use('view_data', await mailedToken(child, 'view_data'))).json();
    expect(viewed.childData.profile).toMatchObject({
      firstName: 'Suki',
      birthDate: '2018-03-01',
      points: 50,
    });
    expect(viewed.childData.learningProgress).toMatchObject([{ subject: 'math', completedLessons: 1 }]);
    expect(viewed.childData.privacySettings).toEqual({
      socialSharingEnabled: false,
      dataRetentionConsent: true,
      parentalConsentDate: '2026-11-21T12:00:00.000Z',
    });
    const on = await use('update_privacy', viewed.tokens.update_privacy, {
      body: { socialSharingEnabled: true },
    });
    expect(on.json().privacySettings.socialSharingEnabled).toBe(true);
    const off = await use('update_privacy', on.json().tokens.update_privacy, {
      body: { socialSharingEnabled: false },
    });
    expect(off.json().privacySettings.socialSharingEnabled).toBe(false);
    const again = (await use('view_data', off.json().tokens.view_data)).json();
    expect(again.childData.privacySettings.socialSharingEnabled).toBe(false);
    const file = await use('export_data', again.tokens.export_data);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.json().profile.firstName).toBe('Suki');
    const other = await consentedChild(app);
    const seen = await mailedToken(other, 'view_data');
    const shown = await use('view_data', seen, { key: 'phone' });
    expect((await use('delete_account', again.tokens.delete_account)).statusCode).toBe(200);
    // Nobody else's links end by it, nor what they may ask for once more.
    expect((await use('view_data', seen, { key: 'phone' })).json()).toEqual(shown.json());
    expect((await use('view_data', shown.json().tokens.view_data)).statusCode).toBe(200);
    for (const token of Object.values<string>(again.tokens)) {
      expect((await use('view_data', token)).statusCode).toBe(401);
    }
  });

  test('once the child is deleted, nothing that was shown of it is kept for a second asking', async () => {
    const test = await startTestApp();
    const child = await consentedChild(test);
    const key = 'a browser’s own key';
    const mailed = await mailedToken(child, 'view_data', test);
    const { tokens } = (await use('view_data', mailed, { key, test })).json();
    expect((await use('export_data', tokens.export_data, { key, test })).statusCode).toBe(200);
    expect((await use('delete_account', tokens.delete_account, { key, test })).statusCode).toBe(200);
    const kept = test.deps.db.select({ action: portalTokens.action }).from(portalTokens);
    // Whoever deleted it may lose the answer to that, and tells nothing of the child by asking again.
    expect(await kept.where(isNotNull(portalTokens.answer))).toEqual([{ action: 'delete_account' }]);
    await test.close();
  });

  test('the same link on two devices: the second is refused, the first goes on', async () => {
    const child = await consentedChild(app);
    const token = await mailedToken(child, 'view_data');
    const phone = await use('view_data', token, { key: 'phone' });
    const laptop = await use('view_data', token, { key: 'laptop' });
    expect([phone.statusCode, laptop.statusCode]).toEqual([200, 401]);
    expect((await use('export_data', phone.json().tokens.export_data)).statusCode).toBe(200);
  });

  test('fresh tokens do not outlive the mailed one', async () => {
    const test = await startTestApp();
    const child = await consentedChild(test);
    const mailed = await mailedToken(child, 'view_data', test);
    test.clock.forward(29 * MINUTE);
    const viewed = (await use('view_data', mailed, { test })).json();
    test.clock.forward(MINUTE);
    for (const action of PORTAL_ACTIONS) {
      expect((await use(action, viewed.tokens[action], { test })).statusCode, action).toBe(401);
    }
    await test.close();
  });

  test('retention off plans the deletion and says so by mail; on again calls it off', async () => {
    const child = await consentedChild(app);
    // Where it is the next day already.
    await app.deps.db.update(users).set({ timeZone: 'Pacific/Auckland' }).where(eq(users.id, child.id));
    const token = await mailedToken(child, 'update_privacy');
    const off = (await use('update_privacy', token, { body: { dataRetentionConsent: false } })).json();
    expect(off.privacySettings.dataRetentionConsent).toBe(false);
    const planned = () =>
      app.deps.db.select().from(plannedErasures).where(eq(plannedErasures.userId, child.id));
    expect((await planned())[0]?.dueAt).toEqual(new Date(app.clock.now().getTime() + 30 * DAY));
    const told = await latestMail(app, child.parentEmail);
    expect(told.kind).toBe('retention-off');
    expect(told.text?.replace(/\s+/g, ' ')).toContain('Tuesday, December 22, 2026');
    // Pressed again on a page that was opened before, it plans nothing later and tells nothing anew.
    const [plan] = await planned();
    const letters = (await mailbox(app, child.parentEmail)).length;
    app.clock.forward(MINUTE);
    const again = await mailedToken(child, 'update_privacy');
    const offAgain = await use('update_privacy', again, { body: { dataRetentionConsent: false } });
    expect(offAgain.json().privacySettings.dataRetentionConsent).toBe(false);
    expect(await planned()).toEqual([plan]);
    // The link for it was the only letter.
    expect(await mailbox(app, child.parentEmail)).toHaveLength(letters + 1);
    const on = await use('update_privacy', offAgain.json().tokens.update_privacy, {
      body: { dataRetentionConsent: true },
    });
    expect(on.json().privacySettings.dataRetentionConsent).toBe(true);
    expect(await planned()).toEqual([]);
    expect((await latestMail(app, child.parentEmail)).kind).toBe('retention-on');
  });

  test('a deletion that is planned for another reason is neither shown as that nor called off by it', async () => {
    const child = await consentedChild(app);
    const [plannedAt, dueAt] = [app.clock.now(), new Date(app.clock.now().getTime() + 30 * DAY)];
    await planErasure(app.deps.db, { userId: child.id, reason: 'inactive', plannedAt, dueAt });
    let token = await mailedToken(child, 'update_privacy');
    for (const dataRetentionConsent of [false, true]) {
      const turned = (await use('update_privacy', token, { body: { dataRetentionConsent } })).json();
      expect(turned.privacySettings.dataRetentionConsent).toBe(dataRetentionConsent);
      token = turned.tokens.update_privacy;
    }
    const planned = await app.deps.db
      .select({ reason: plannedErasures.reason })
      .from(plannedErasures)
      .where(eq(plannedErasures.userId, child.id));
    expect(planned).toEqual([{ reason: 'inactive' }]);
  });

  test('a lesson in progress ends kindly when the child is deleted in the middle of it', async () => {
    const child = await consentedChild(app);
    const token = await mailedToken(child, 'delete_account');
    const [deleted, ...completed] = await Promise.all([
      use('delete_account', token),
      ...Array.from({ length: 5 }, () =>
        child.send('POST', `/api/lessons/${lessonOf('reading', 'easy')}/complete`, { score: 90 }),
      ),
    ]);
    expect(deleted?.statusCode).toBe(200);
    for (const answer of completed) expect([200, 401], answer.body).toContain(answer.statusCode);
    expect((await child.get('/api/auth/user')).statusCode).toBe(401);
    const left = await app.deps.db.select().from(users).where(eq(users.id, child.id));
    expect(left).toEqual([]);
  });
});

test('requests, uses and refusals are in the log, and no address is', async () => {
  const child = await consentedChild(app, { parentEmail: 'quiet.parent@parents.test' });
  const token = await mailedToken(child, 'view_data');
  await use('view_data', token);
  await use('view_data', token);
  await request({ childId: child.id, parentEmail: 'other@parents.test', action: 'view_data' });
  const about = await app.deps.db.select().from(auditLog).where(eq(auditLog.childId, child.id));
  const named = about.map(({ action, outcome }) => `${action} ${outcome}`);
  expect(named.slice(2)).toEqual(['portal_request done', 'view_data done']);
  const [hash] = about.map(({ addressHash }) => addressHash?.toString('hex'));
  expect(hash).toHaveLength(64);
  expect(new Set(about.map(({ addressHash }) => addressHash?.toString('hex'))).size).toBe(1);
  const all = await app.deps.db.select().from(auditLog);
  expect(all.some(({ action, outcome }) => action === 'view_data' && outcome === 'refused')).toBe(true);
  expect(all.some(({ action, outcome }) => action === 'portal_request' && outcome === 'no_match')).toBe(true);
  expect(JSON.stringify(all)).not.toMatch(/quiet\.parent|other@/);
});
