import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, signUp, type SelfMade } from '../../../../test/accounts.ts';
import { consentedChild } from '../../../../test/consent.ts';
import { DAY, HOUR, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { latestMail, mailbox, tokenIn } from '../../../../test/mailbox.ts';
import { person, visitor, type TestPerson } from '../../../../test/people.ts';
import { expectWait } from '../../../../test/waiting.ts';
import { createTokenSigner } from '../../../infra/http/signed-token.ts';
import { mails } from '../../../infra/mail/tables.ts';
import { findUser, signInIdentity } from '../../accounts/store.ts';
import { providerAccounts, users } from '../../accounts/tables.ts';
import { auditLog } from '../../consent/tables.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const ASK = '/api/parent/confirm-address';
const ask = (who: Pick<TestPerson, 'send'>) => who.send('POST', ASK);
const answer = (who: Pick<TestPerson, 'send'>, token: unknown) =>
  who.send('POST', `${ASK}/answer`, { token });
const listed = async (who: TestPerson) => (await who.get('/api/parent/children')).json();
const isProved = async (who: TestPerson) => (await findUser(app.deps.db, who.id))?.emailVerified;

let people = 0;
const newEmail = () => `robin${++people}@parents.test`;

/** A grown-up whose address is not proved, with the link that was mailed there. */
async function askingParent(email = newEmail()): Promise<SelfMade & { token: string }> {
  const parent = await signUp(app, { email });
  const asked = await ask(parent);
  if (asked.statusCode !== 200) throw new Error(`no link was mailed: ${asked.body}`);
  return { ...parent, token: tokenIn(await latestMail(app, email)) };
}

describe('proving an address', () => {
  test('until then a yes from it shows the child to nobody, however early its account was made', async () => {
    const email = newEmail();
    const parent = await signUp(app, { email });
    const child = await consentedChild(app, { parentEmail: email });
    expect((await parent.get(`/api/users/${child.id}/progress`)).statusCode).toBe(404);
    expect(await listed(parent)).toMatchObject({ children: [] });
  });

  test('links the children who wait behind it, by a link that is mailed there', async () => {
    const email = newEmail();
    const children = [
      await consentedChild(app, { parentEmail: email, firstName: 'Lio' }),
      await consentedChild(app, { parentEmail: email, firstName: 'Imani' }),
    ];
    const other = await consentedChild(app);
    const parent = await signUp(app, { email });
    expect(await listed(parent)).toEqual({ children: [], canConfirmAddress: true });
    for (const child of children)
      expect((await parent.get(`/api/users/${child.id}/progress`)).statusCode).toBe(404);

    const asked = await ask(parent);
    expect(asked.json().message).toContain(email);
    // Nobody is sent to a mailbox where no mail goes.
    expect(asked.json()).toMatchObject({
      isMailed: false,
      message: expect.stringContaining('sends no mail'),
    });
    const mail = await latestMail(app, email);
    expect(mail.kind).toBe('confirm-address');
    expect(mail.text).toMatch(/^http:\/\/localhost:3000\/parent-dashboard\?confirm=\S+$/m);
    expect(await listed(parent)).toMatchObject({ children: [] });

    const proved = await answer(parent, tokenIn(mail));
    expect(proved.json()).toEqual({ message: expect.stringContaining('2 children are'), linkedChildren: 2 });
    const { children: linked, canConfirmAddress } = await listed(parent);
    expect(canConfirmAddress).toBe(false);
    expect(linked.map((child: { id: string }) => child.id).toSorted()).toEqual(
      children.map((child) => child.id).toSorted(),
    );
    expect((await parent.get(`/api/users/${other.id}/progress`)).statusCode).toBe(404);
    for (const child of children) {
      expect((await parent.get(`/api/users/${child.id}/progress`)).statusCode).toBe(200);
      const entries = await app.deps.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.childId, child.id), eq(auditLog.action, 'parent_linked')));
      expect(entries).toMatchObject([{ outcome: 'done' }]);
      expect(entries[0]?.addressHash).toHaveLength(32);
    }
  });

  test('who is written to by mail is told so', async () => {
    const test = await startTestApp({
      env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'learn@example.org' },
    });
    const parent = await signUp(test, { email: newEmail() });
    expect((await ask(parent)).json()).toMatchObject({
      isMailed: true,
      message: expect.stringContaining('We have sent a link'),
    });
    // One that could not be sent before its link was over leads nowhere.
    test.clock.forward(DAY - 1);
    await test.deps.mail.sweep();
    expect(await test.deps.db.$count(mails)).toBe(1);
    test.clock.forward(1);
    await test.deps.mail.sweep();
    expect(await test.deps.db.$count(mails)).toBe(0);
    await test.close();
  });

  test('twice, or ten times at once, proves no more than once', async () => {
    const email = newEmail();
    await consentedChild(app, { parentEmail: email });
    const { token, ...parent } = await askingParent(email);
    const all = await Promise.all(Array.from({ length: 10 }, () => answer(parent, token)));
    expect(all.map((one) => one.statusCode)).toEqual(all.map(() => 200));
    expect(all.map((one) => one.json().linkedChildren).toSorted()).toEqual([...Array(9).fill(0), 1]);
    expect((await answer(parent, token)).json()).toEqual({
      message: 'Your address is confirmed.',
      linkedChildren: 0,
    });
    expect((await listed(parent)).children).toHaveLength(1);
  });

  test('a child whose parent says yes later is linked then', async () => {
    const { token, ...parent } = await askingParent();
    expect((await answer(parent, token)).json().linkedChildren).toBe(0);
    const child = await consentedChild(app, { parentEmail: parent.email });
    expect((await listed(parent)).children).toMatchObject([{ id: child.id }]);
  });

  test('is not needed by whoever has done so', async () => {
    const { token, ...parent } = await askingParent();
    await answer(parent, token);
    const mails = (await mailbox(app, parent.email)).length;
    expect((await ask(parent)).json().code).toBe('conflict');
    expect(await mailbox(app, parent.email)).toHaveLength(mails);
  });

  test('is for grown-ups who are signed in', async () => {
    const teen = await signUp(app, { email: newEmail(), birthDate: '2010-04-01', firstName: 'Theo' });
    expect(await listed(teen)).toMatchObject({ canConfirmAddress: false });
    for (const refused of [await ask(teen), await answer(teen, 'x')])
      expect(refused.json().code).toBe('forbidden');
    for (const refused of [await ask(visitor(app)), await answer(visitor(app), 'x')])
      expect(refused.statusCode).toBe(401);
  });

  test('thirty an hour from one caller, whoever signs in: the addresses may be strangers’, and so it is with closing', async () => {
    const test = await startTestApp();
    const from = ({ cookie }: Pick<TestPerson, 'cookie'>, url: string, remoteAddress: string) =>
      test.app.inject({
        method: 'POST',
        url,
        remoteAddress,
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      });
    const adults = await Promise.all(
      Array.from({ length: 40 }, () =>
        person(test, { birthDate: '1985-03-02', firstName: 'Buy at evil.example' }),
      ),
    );
    await test.deps.db.update(users).set({ emailVerified: false });
    const asked = await Promise.all(adults.map((adult) => from(adult, ASK, '10.5.0.1')));
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    for (const { text, html } of await mailbox(test)) expect(`${text} ${html}`).not.toContain('evil');
    const [adult] = adults;
    if (!adult) throw new Error('nobody is there');
    const closing = await from(adult, '/api/user/close-account', '10.5.0.1');
    expect(closing.statusCode).toBe(429);
    expectWait(closing.headers['retry-after'], 3_600);
    expect((await from(adult, '/api/user/close-account', '10.5.0.2')).statusCode).toBe(200);
    await test.close();
  });

  test('a link is mailed five times an hour', async () => {
    const [parent, other] = [
      await signUp(app, { email: newEmail() }),
      await signUp(app, { email: newEmail() }),
    ];
    const all = await Promise.all(Array.from({ length: 8 }, () => ask(parent)));
    expect(all.filter((one) => one.statusCode === 200)).toHaveLength(5);
    const refused = all.filter((one) => one.statusCode === 429);
    expect(refused).toHaveLength(3);
    for (const one of refused) expectWait(one.headers['retry-after'], 3_600);
    expect(await mailbox(app, parent.email)).toHaveLength(5);
    expect((await ask(other)).statusCode).toBe(200);
  });
});

describe('a link that proves nothing', () => {
  test("somebody else's", async () => {
    const email = newEmail();
    const child = await consentedChild(app, { parentEmail: email });
    const { token } = await askingParent(email);
    const stranger = await signUp(app, { email: newEmail() });
    expect((await answer(stranger, token)).json()).toMatchObject({ code: 'link_spent' });
    expect(await isProved(stranger)).toBe(false);
    expect((await stranger.get(`/api/users/${child.id}/progress`)).statusCode).toBe(404);
  });

  test('one of another address of the same person', async () => {
    const { token, ...parent } = await askingParent();
    await app.deps.db.update(users).set({ email: newEmail() }).where(eq(users.id, parent.id));
    expect((await answer(parent, token)).statusCode).toBe(401);
    expect(await isProved(parent)).toBe(false);
  });

  test('one that is older than a day', async () => {
    const own = await startTestApp();
    const email = newEmail();
    const parent = await signUp(own, { email });
    await ask(parent);
    const token = tokenIn(await latestMail(own, email));
    own.clock.forward(DAY);
    const late = await answer(parent, token);
    expect(late.statusCode).toBe(401);
    expect(late.json().message).toMatch(/invalid, expired/);
    own.clock.forward(HOUR);
    expect((await answer(parent, token)).body).toBe(late.body);
    await ask(parent);
    own.clock.forward(DAY - 1_000);
    expect((await answer(parent, tokenIn(await latestMail(own, email)))).statusCode).toBe(200);
    await own.close();
  });

  test('one that was changed, cut, made up, or made for something else', async () => {
    const { token, ...parent } = await askingParent();
    const [payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const { secretKey } = app.deps.config;
    const odd = [
      ...[0, payload.length - 1, payload.length + 1, token.length - 1].map(
        (at) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1),
      ),
      token.slice(0, -1),
      payload,
      `${payload}.`,
      `.${signature}`,
      `${token}.${signature}`,
      ` ${token}`,
      '',
      'x'.repeat(2_000),
      createTokenSigner(secretKey, 'parent portal').sign(claims),
      createTokenSigner('another key of this kind', 'confirm address').sign(claims),
    ];
    const bodies = new Set<string>();
    for (const one of odd) {
      const refused = await answer(parent, one);
      expect(refused.statusCode, one.slice(0, 40)).toBe(401);
      bodies.add(refused.body);
    }
    expect(bodies.size).toBe(1);
    for (const one of ['x'.repeat(2_001), '\0', null, 5, undefined, [token]])
      expect((await answer(parent, one)).statusCode).toBe(400);
    expect(await isProved(parent)).toBe(false);
    expect((await answer(parent, token)).statusCode).toBe(200);
  });
});

describe('a proved address', () => {
  test('stays proved at the next sign-in, and the provider says so too', async () => {
    const { token, ...parent } = await askingParent();
    expect(await isProved(await signIn(app, parent.email))).toBe(false);
    await answer(parent, token);
    const again = await signIn(app, parent.email);
    expect(again.id).toBe(parent.id);
    expect(await isProved(again)).toBe(true);
    const [account] = await app.deps.db
      .select()
      .from(providerAccounts)
      .where(eq(providerAccounts.email, parent.email));
    expect(account?.emailVerified).toBe(true);
  });

  test.each([
    ['stays so although the provider has not proved it', false, { isSame: true }, true],
    ['is not when it is another one', false, { isSame: false }, false],
    ['is so when the provider has proved the other one', true, { isSame: false }, true],
  ])('%s', async (_, emailVerified, { isSame }, expected) => {
    const grownUp = await person(app, { birthDate: '1985-03-02' });
    const row = await findUser(app.deps.db, grownUp.id);
    if (!row) throw new Error('the person is not there');
    const { issuer, subject, name, givenName, familyName } = row;
    const email = isSame ? row.email : newEmail();
    const identity = { issuer, subject, name, givenName, familyName, email, emailVerified };
    const after = await signInIdentity(app.deps.db, identity, 'UTC', app.clock.now());
    expect(after).toMatchObject({ id: grownUp.id, email, emailVerified: expected });
  });

  test('an account that a child makes under its parent’s address sees nothing', async () => {
    const email = newEmail();
    const child = await consentedChild(app, { parentEmail: email });
    const made = await signUp(app, { email, birthDate: '1980-01-01' });
    await signIn(app, email);
    expect(await listed(made)).toMatchObject({ children: [] });
    const controls = await made.send('PATCH', `/api/parent/children/${child.id}/controls`, {
      sharingAllowed: true,
    });
    expect(controls.statusCode).toBe(404);
  });
});
