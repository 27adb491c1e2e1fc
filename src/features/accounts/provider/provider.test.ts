import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formAction, openBrowser, type Browser, type Page } from '../../../../test/browser.ts';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { expectWait } from '../../../../test/waiting.ts';
import { createApp } from '../../../apps/server/app.ts';
import { createBegunSignIns } from './begun.ts';
import { createProvider } from './provider.ts';
import { loadSigningKey } from './keys.ts';
import { recordsAdapter } from './adapter.ts';
import { createLimit } from '../../../infra/http/limits.ts';
import { triesOfCaller } from '../rules/limits.ts';
import { providerAccounts, providerKeys, providerRecords } from '../tables.ts';
import { ensureDemoAccounts } from './demo.ts';
import { hashPassword } from './passwords.ts';
import { eraseProviderAccount, insertAccount } from './store.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ env: { DEMO: 'true' } });
});
afterAll(() => site.close());

const PASSWORD = 'seven green kites';
let people = 0;
const newEmail = () => `noor${++people}@people.test`;
const account = (email = newEmail()) => ({
  given_name: 'Noor',
  family_name: 'Haddad',
  email,
  password: PASSWORD,
});

const open = (browser: Browser): Promise<Page> => browser.visit('/api/auth/login');
const newAccountLink = (page: Page) => /href="([^"]+\/new\?[^"]+)"/.exec(page.text)?.[1] ?? '';
const isSignedIn = (page: Page) => page.path === '/?auth=success';

/** Makes an account from an address of its own, so that no limit of another test is met. */
async function make(
  person: Record<string, string>,
  from = `10.1.0.${++people % 250}`,
  app = site.app,
): Promise<Page> {
  const browser = openBrowser(app, from);
  return browser.submit(await open(browser), person);
}

async function trySignIn(form: Record<string, string>, from: string): Promise<Page> {
  const browser = openBrowser(site.app, from);
  return browser.submit(await open(browser), form);
}

describe('the pages', () => {
  test('are plain forms with names and autocomplete that need no script, under the whole policy', async () => {
    const browser = openBrowser(site.app);
    const page = await open(browser);
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/style="| on\w+="/);
    // What this browser has set for letters, contrast and theme; nothing else.
    expect(page.text.match(/<script[^>]*>/g)).toEqual(['<script src="/first.js">']);
    expect(page.text).toMatch(/<input\s+id="email"\s+name="email"\s+type="email"\s+autocomplete="username"/);
    expect(page.text).toMatch(
      /<input\s+id="password"\s+name="password"\s+type="password"\s+autocomplete="current-password"/,
    );
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const other = await browser.visit(newAccountLink(page));
    for (const field of ['given_name', 'family_name', 'email', 'password']) {
      expect(other.text).toMatch(new RegExp(`<label for="${field}">[^<]+</label>`));
      expect(other.text).toMatch(new RegExp(`<input\\s+id="${field}"\\s+name="${field}"`));
    }
    expect(other.text).toContain('autocomplete="new-password"');
    expect(other.text).toContain(`href="${formAction(page)}"`);
    const style = await browser.visit('/idp/style.css');
    expect(style.headers.get('content-type')).toContain('text/css');
    expect(style.text).toContain("[data-theme='dark']");
  });

  test('keep what was typed after a mistake, but never the password, and say what is wrong', async () => {
    const page = await make({ ...account('not an address'), given_name: '<b>"Noor\'', password: 'short-1' });
    expect(page.status).toBe(400);
    expect(page.text).toContain('role="alert"');
    expect(page.text).toContain('value="&#60;b&#62;&#34;Noor&#39;"');
    expect(page.text).toContain('value="not an address"');
    expect(page.text).not.toContain('short-1');
    expect(page.text).not.toContain('<b>');
    expect(page.text).toContain('Please type an e-mail address');
    expect(page.text).toContain('at least 8 characters');
    expect(formAction(page)).toMatch(/\/new\?begun=/);
  });

  test('take a form only from this site, only as a form, and only of a sensible size', async () => {
    const browser = openBrowser(site.app);
    const page = await open(browser);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': '' },
    ]) {
      const refused = await browser.submit(page, account(), { headers });
      expect(refused.status).toBe(403);
    }
    const json = await browser.submit(page, account(), { headers: { 'content-type': 'application/json' } });
    expect(json.status).toBe(415);
    const large = await browser.submit(page, { ...account(), given_name: 'x'.repeat(20_000) });
    expect(large.status).toBe(413);
    const answer = await site.app.inject({
      method: 'POST',
      url: formAction(page),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: PUBLIC_URL },
      payload: 'email=a',
    });
    expect(answer.statusCode).toBe(400);
  });

  test('of a sign-in that is over, or of another browser, lead back to the start', async () => {
    const browser = openBrowser(site.app);
    const page = await open(browser);
    const stranger = await openBrowser(site.app).visit(formAction(page));
    expect(stranger.status).toBe(400);
    expect(stranger.text).toContain('href="/api/auth/login"');
    // Who refuses cookies would start again and again.
    expect(stranger.text).toContain('please allow cookies for this site');
    await browser.submit(page, account());
    const back = await browser.visit(formAction(page));
    expect(back.status).toBe(400);
    // Who comes back to it after signing in was not slow.
    expect(back.text).toContain('It has been used already, or it has waited too long.');
    expect(back.text).not.toMatch(/took a little long/);
  });

  test('show the errors of the provider kindly and under the same policy', async () => {
    const browser = openBrowser(site.app);
    const page = await browser.visit(
      '/idp/auth?client_id=somebody&redirect_uri=https%3A%2F%2Fevil.test&response_type=code',
    );
    expect(page.status).toBe(400);
    expect(page.text).toContain('Start again');
    expect(page.text).not.toContain('evil.test');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});

describe('signing in with a password', () => {
  test('a wrong password or an unknown e-mail says the same and signs nobody in', async () => {
    const { email } = account();
    await make(account(email));
    const wrong = await trySignIn({ email, password: 'not the right one' }, '10.2.0.1');
    const unknown = await trySignIn({ email: 'nobody@people.test', password: PASSWORD }, '10.2.0.1');
    for (const page of [wrong, unknown]) {
      expect(page.status).toBe(401);
      expect(page.text).toContain('do not belong together');
    }
    expect(isSignedIn(await trySignIn({ email, password: PASSWORD }, '10.2.0.1'))).toBe(true);
  });

  test('the eleventh wrong try waits, here and for this account only', async () => {
    const email = newEmail();
    await make(account(email));
    for (let tries = 0; tries < 10; tries++) {
      expect((await trySignIn({ email, password: `guess number ${tries}` }, '10.3.0.1')).status).toBe(401);
    }
    const page = await trySignIn({ email, password: PASSWORD }, '10.3.0.1');
    expect(page.status).toBe(429);
    expectWait(page.headers.get('retry-after'), 900);
    expect(page.text).toContain('role="alert"');
    expect(isSignedIn(await trySignIn({ email, password: PASSWORD }, '10.3.0.2'))).toBe(true);
  });

  test('all addresses that one line may choose from are one caller', async () => {
    const email = newEmail();
    await make(account(email));
    for (let tries = 0; tries < 10; tries++) {
      const page = await trySignIn({ email, password: `guess number ${tries}` }, `2001:db8:0:3::${tries}`);
      expect(page.status).toBe(401);
    }
    expect((await trySignIn({ email, password: PASSWORD }, '2001:db8:0:3:ffff::1')).status).toBe(429);
    expect(isSignedIn(await trySignIn({ email, password: PASSWORD }, '2001:db8:0:4::1'))).toBe(true);
  });

  test('many tries at once count as many', async () => {
    const email = newEmail();
    await make(account(email));
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        trySignIn({ email, password: `guess number ${index}` }, '10.3.1.1'),
      ),
    );
    expect(pages.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(pages.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('wrong tries from many addresses lock nobody out: the right password still opens', async () => {
    const email = newEmail();
    await make(account(email));
    const guesses = Array.from({ length: 50 }, (_, index) =>
      trySignIn({ email, password: 'one guess of many' }, `10.3.4.${index}`),
    );
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(401);
    expect(isSignedIn(await trySignIn({ email, password: PASSWORD }, '10.3.4.50'))).toBe(true);
  });

  test('a device that has signed in before comes in, whoever guesses at its account from its own address', async () => {
    const email = newEmail();
    const mine = openBrowser(site.app, '10.3.6.1');
    expect(isSignedIn(await mine.submit(await open(mine), account(email)))).toBe(true);
    for (let tries = 0; tries < 11; tries++) {
      await trySignIn({ email, password: `guess number ${tries}` }, '10.3.6.1');
    }
    expect((await trySignIn({ email, password: PASSWORD }, '10.3.6.1')).status).toBe(429);
    expect(isSignedIn(await mine.submit(await open(mine), { email, password: PASSWORD }))).toBe(true);
    // Nor do its own guesses go on without end, or use up what others have.
    for (let tries = 0; tries < 10; tries++) {
      const page = await mine.submit(await open(mine), { email, password: `guess number ${tries}` });
      expect(page.status).toBe(401);
    }
    const waits = await mine.submit(await open(mine), { email, password: PASSWORD });
    expect(waits.status).toBe(429);
    expectWait(waits.headers.get('retry-after'), 900);
    expect(isSignedIn(await trySignIn({ email, password: PASSWORD }, '10.3.6.2'))).toBe(true);
  });

  test('what a device keeps of its accounts names nobody, is for the sign-in pages alone and out of scripts’ reach', async () => {
    const email = newEmail();
    const browser = openBrowser(site.app, '10.3.7.1');
    const page = await browser.submit(await open(browser), account(email), { follow: false });
    const kept = [page.headers.get('set-cookie')].flat().join();
    expect(kept).toMatch(
      /brightling_idp_device=[\w-]{22}\.[\w-]{22}; Max-Age=31536000; Path=\/idp\/interaction; HttpOnly; SameSite=Lax/,
    );
  });

  test('three hundred wrong tries in a quarter of an hour are enough for a caller, whatever accounts they are for', async () => {
    const callers = createLimit(site.deps.db, triesOfCaller);
    for (let tries = 0; tries < 299; tries++) await callers.count('10.3.5.1');
    const guess = () => trySignIn({ email: newEmail(), password: 'one guess of many' }, '10.3.5.1');
    expect((await guess()).status).toBe(401);
    const page = await guess();
    expect(page.status).toBe(429);
    expectWait(page.headers.get('retry-after'), 900);
  });

  test('sixty children behind one address come in at once, each after two wrong tries', async () => {
    const emails = Array.from({ length: 60 }, newEmail);
    for (const email of emails) {
      const passwordHash = await hashPassword(PASSWORD, 'test');
      await insertAccount(site.deps.db, {
        email,
        passwordHash,
        givenName: 'Noor',
        familyName: '',
        createdAt: site.clock.now(),
      });
    }
    const child = async (email: string) => {
      const browser = openBrowser(site.app, '10.3.8.1');
      let page = await open(browser);
      for (const password of ['a wrong one', 'another wrong one', PASSWORD]) {
        page = await browser.submit(page, { email, password });
      }
      return isSignedIn(page);
    };
    expect(await Promise.all(emails.map(child))).toEqual(emails.map(() => true));
    // Two hundred and forty passwords are hashed, each made slow on purpose.
  }, 120_000);

  test('right passwords use up nothing', async () => {
    const email = newEmail();
    await make(account(email));
    for (let times = 0; times < 12; times++) {
      expect(isSignedIn(await trySignIn({ email, password: PASSWORD }, '10.3.2.1'))).toBe(true);
    }
    // A whole school comes in by one address within the hour.
    const { rows } = await site.deps.db.$client.query(
      `select split_part(key, ':', 1) as name, points from rate_limits
       where key in ('try-account:' || $1, 'try-caller:' || $2) order by key`,
      [email, '10.3.2.1'].map((key) => createHash('sha256').update(key).digest('base64url')),
    );
    expect(rows).toEqual([
      { name: 'try-account', points: 0 },
      { name: 'try-caller', points: 0 },
    ]);
  });

  test('another child on the same computer signs in without the first one signing out', async () => {
    const [first, second] = [newEmail(), newEmail()];
    await make(account(first));
    await make(account(second));
    const browser = openBrowser(site.app, '10.3.3.1');
    for (const email of [first, second]) {
      const page = await open(browser);
      expect(page.text).toContain('name="password"');
      expect(isSignedIn(await browser.submit(page, { email, password: PASSWORD }))).toBe(true);
    }
  });
});

describe('a new account', () => {
  test('is not made for an e-mail that has one, however it is written, and signs nobody in', async () => {
    const email = newEmail();
    expect(isSignedIn(await make(account(email)))).toBe(true);
    const page = await make(account(email.toUpperCase()));
    expect(page.status).toBe(409);
    expect(page.text).toContain('has an account already');
    expect(isSignedIn(await trySignIn({ email, password: PASSWORD }, '10.4.0.1'))).toBe(true);
  });

  test('is made once when it is asked for ten times at once', async () => {
    const email = newEmail();
    const pages = await Promise.all(Array.from({ length: 10 }, () => make(account(email), '10.4.0.2')));
    expect(pages.filter(isSignedIn)).toHaveLength(1);
  });

  test.each([
    { email: 'a@b' },
    { email: 'Noor <noor@people.test>' },
    { email: 'a@people.test,b@people.test' },
    { email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(200)}.test` },
    { given_name: ' ' },
    { given_name: 'No\u0000or' },
    { given_name: 'Buy cheap pills at evil.example' },
    { given_name: 'www.x.y' },
    { given_name: 'Noor2014' },
    { given_name: 'Noor 🦊' },
    { family_name: 'leo@mail.com' },
    { family_name: 'x'.repeat(61) },
    { password: 'sunshine123' },
    { password: '        ' },
    { password: 'x'.repeat(201) },
  ])('is refused for %o', async (wrong) => {
    const page = await make({ ...account(), ...wrong });
    expect(page.status).toBe(400);
    expect(page.text).toContain('role="alert"');
  });

  test('of a field that is far too long no more than 400 signs are read', async () => {
    const page = await make({ ...account(), given_name: 'ä'.repeat(1_000) });
    expect(page.status).toBe(400);
    expect(page.text.match(/ä/g)?.length).toBe(400);
  });

  test('a hundred e-mails an hour that have one are enough for a caller, and cost none of the new', async () => {
    const email = newEmail();
    await make(account(email));
    const askMany = async (count: number) => {
      const pages = Array.from({ length: count }, () => make(account(email), '10.4.1.1'));
      for (const { status } of await Promise.all(pages)) expect(status).toBe(409);
    };
    // Never more at once than may be made in an hour: each counts as one until it is found to be none.
    await askMany(40);
    await askMany(40);
    expect(isSignedIn(await make(account(), '10.4.1.1'))).toBe(true);
    await askMany(20);
    const page = await make(account(email), '10.4.1.1');
    expect(page.status).toBe(429);
    expectWait(page.headers.get('retry-after'), 3_600);
    expect(page.text).not.toContain('has an account already');
    expect((await make(account(email), '10.4.1.2')).status).toBe(409);
    // A hundred passwords are hashed, each made slow on purpose.
  }, 120_000);

  test('60 an hour are made for a caller, and the 61st is not', async () => {
    const others = await startTestApp();
    try {
      for (let made = 0; made < 60; made++)
        expect(isSignedIn(await make(account(), '10.5.0.1', others.app))).toBe(true);
      const page = await make(account(), '10.5.0.1', others.app);
      expect(page.status).toBe(429);
      expectWait(page.headers.get('retry-after'), 3_600);
      expect(isSignedIn(await make(account(), '10.5.0.2', others.app))).toBe(true);
    } finally {
      await others.close();
    }
    // Sixty passwords are hashed, each made slow on purpose.
  }, 120_000);

  test('is kept with a hash of its password', async () => {
    await make(account());
    const rows = await site.deps.db.select().from(providerAccounts);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    for (const { passwordHash } of rows) expect(passwordHash ?? '$argon2id$').toMatch(/^\$argon2id\$/);
  });
});

describe('the demo people', () => {
  test.each([
    ['ada', 'Ada'],
    ['theo', 'Theo'],
    ['robin', 'Robin'],
  ])('%s signs in by a button', async (demo, name) => {
    const browser = openBrowser(site.app);
    const page = await open(browser);
    expect(page.text).toMatch(new RegExp(`<button[^>]*name="demo"[^>]*value="${demo}"[^>]*>\\s*${name}`));
    expect(isSignedIn(await browser.submit(page, { demo }))).toBe(true);
  });

  test('have a verified address and no password', async () => {
    const { ada } = await ensureDemoAccounts(site.deps.db, site.clock.now());
    expect(ada).toMatchObject({ email: 'ada@brightling.demo', emailVerified: true, givenName: 'Ada' });
    expect((await trySignIn({ email: ada.email, password: 'undefined' }, '10.6.0.1')).status).toBe(401);
    expect((await trySignIn({ demo: 'eve' }, '10.6.0.1')).status).toBe(400);
  });

  test('are not there without DEMO', async () => {
    const plain = await startTestApp();
    try {
      const browser = openBrowser(plain.app);
      const page = await open(browser);
      expect(page.text).not.toContain('name="demo"');
      expect((await browser.submit(page, { demo: 'ada' })).status).toBe(400);
      expect(await plain.deps.db.select().from(providerAccounts)).toEqual([]);
    } finally {
      await plain.close();
    }
  });
});

describe('a sign-in that has begun', () => {
  const request = (parameters: Record<string, string>) =>
    `/idp/auth?${new URLSearchParams({
      client_id: 'brightling',
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      redirect_uri: `${PUBLIC_URL}/api/auth/callback`,
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
      ...parameters,
    })}`;

  test('is stored nowhere, however often anybody begins one', async () => {
    const { db } = site.deps;
    const before = await db.$count(providerRecords);
    const pages = await Promise.all(
      Array.from({ length: 50 }, () =>
        openBrowser(site.app, '10.9.0.1').visit(request({ state: `/${'a'.repeat(1_999)}` })),
      ),
    );
    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(page.text).toContain('name="password"');
    }
    expect(await db.$count(providerRecords)).toBe(before);
  });

  test.each([
    ['state', 2_001],
    ['nonce', 8_000],
    ['ui_locales', 8_000],
  ])('is refused kindly where its %s has %i characters', async (parameter, length) => {
    const page = await openBrowser(site.app, '10.9.0.2').visit(request({ [parameter]: 'a'.repeat(length) }));
    expect(page.status).toBe(400);
    expect(page.text).toContain('longer than it can be');
    expect(page.text).toContain('Start again');
  });

  test('is not to be begun by a form, which could be of any size', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/idp/auth',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams({ client_id: 'brightling', state: 'a'.repeat(14_000) }).toString(),
    });
    expect(answer.statusCode).toBe(404);
  });

  test('is over when its address was changed, or belongs to another', async () => {
    const browser = openBrowser(site.app, '10.9.0.3');
    const [one, other] = [await open(browser), await open(browser)];
    const begunOf = (page: Page) => page.url.searchParams.get('begun') ?? '';
    const changed = begunOf(one).replace(/^.../, 'eyJ1'.slice(0, 2));
    for (const begun of [changed, begunOf(other), '', 'x.y']) {
      const page = await browser.visit(`${one.url.pathname}?begun=${begun}`);
      expect(page.status, begun).toBe(400);
      expect(page.text).toContain('This sign-in page is over');
    }
    expect((await browser.visit(one.path)).status).toBe(200);
  });

  test('goes on once, though it is sent ten times at once', async () => {
    const email = newEmail();
    await make(account(email));
    const browser = openBrowser(site.app, '10.9.0.4');
    const page = await open(browser);
    const sent = await Promise.all(
      Array.from({ length: 10 }, () =>
        browser.submit(page, { email, password: PASSWORD }, { follow: false }),
      ),
    );
    const ends = await Promise.all(
      sent
        .filter(({ status }) => status === 303)
        .map(({ headers }) => browser.visit(headers.get('location') ?? '')),
    );
    expect(ends.filter(isSignedIn)).toHaveLength(1);
  });

  test('many steps of one caller wait, kindly and not for long', async () => {
    const fresh = await createApp(site.deps);
    try {
      const from = { url: '/idp/auth?client_id=x', remoteAddress: '10.9.0.5' };
      for (let steps = 0; steps < 1_500; steps++) expect((await fresh.inject(from)).statusCode).toBe(400);
      const refused = await fresh.inject(from);
      expect(refused.statusCode).toBe(429);
      expectWait(refused.headers['retry-after'], 600);
      expect(refused.body).toContain('Many people are signing in from here just now');
      expect((await fresh.inject({ ...from, remoteAddress: '10.9.0.6' })).statusCode).toBe(400);
    } finally {
      await fresh.close();
    }
  });
});

describe('the provider', () => {
  test('asks for PKCE and gives nothing to other clients', async () => {
    const query = {
      client_id: 'brightling',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${PUBLIC_URL}/api/auth/callback`,
    };
    const page = await openBrowser(site.app).visit(`/idp/auth?${new URLSearchParams(query)}`, {
      follow: false,
    });
    expect(new URL(page.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
    const token = await site.app.inject({
      method: 'POST',
      url: '/idp/token',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${btoa('brightling:guess')}`,
      },
      payload: 'grant_type=authorization_code&code=x',
    });
    expect(token.statusCode).toBe(401);
  });

  test.each(['/idp/reg', '/idp/session/end', '/idp/request', '/idp/token/introspection', '/idp/device/auth'])(
    'does not offer %s',
    async (url) => {
      expect((await site.app.inject({ method: 'POST', url })).statusCode).toBe(404);
    },
  );

  test.each([
    '/idp//',
    '/idp//[',
    '/idp/%',
    '/idp/auth?code_challenge=%',
    '/idp/auth?a=1&a=2',
    '/idp/auth/x',
    '/idp/me',
  ])('answers %s with an error of the caller', async (url) => {
    const { statusCode } = await site.app.inject({ url });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });

  test('goes on with a sign-in that another server began', async () => {
    const { deps } = site;
    const second = await createApp(deps);
    try {
      const email = newEmail();
      const begun = openBrowser(site.app, '10.7.0.1');
      const page = await open(begun);
      const cookies = [
        'brightling-sign-in',
        'brightling_idp_step',
        'brightling_idp_step.sig',
        'brightling_idp_resume',
        'brightling_idp_resume.sig',
      ];
      const other = openBrowser(second, '10.7.0.1');
      for (const name of cookies) other.setCookie(name, begun.cookie(name) ?? '');
      expect(isSignedIn(await other.submit(page, account(email)))).toBe(true);
    } finally {
      await second.close();
    }
  });

  test('has one signing key, though many servers start at once, and keeps it sealed', async () => {
    const { db } = site.deps;
    const keys = await Promise.all(
      Array.from({ length: 8 }, () => loadSigningKey(db, 'another secret key of 32 characters', new Date())),
    );
    expect(new Set(keys.map(({ d }) => d)).size).toBe(1);
    const rows = await db.select().from(providerKeys);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(keys[0]?.d);
    const begun = createBegunSignIns('x');
    const provider = {
      db,
      begun,
      issuer: `${PUBLIC_URL}/idp`,
      redirectUri: `${PUBLIC_URL}/api/auth/callback`,
    };
    expect(() => createProvider({ ...provider, secretKey: 'x', signingKey: keys[0]! })).not.toThrow();
  });

  test('lets a record be used once', async () => {
    const records = recordsAdapter(site.deps.db, 'AuthorizationCode');
    await records.upsert('code-1', { accountId: 'a', grantId: 'grant-1' }, 60);
    const uses = await Promise.allSettled(Array.from({ length: 10 }, () => records.consume('code-1')));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await records.find('code-1')).toMatchObject({ accountId: 'a', consumed: expect.any(Number) });
    await records.revokeByGrantId('grant-1');
    expect(await records.find('code-1')).toBeUndefined();
    await records.upsert('code-2', { uid: 'u', userCode: 'c' }, -1);
    expect(await records.findByUid('u')).toBeUndefined();
    expect(await records.findByUserCode('c')).toBeUndefined();
  });

  test('forgets an account whole, and no other', async () => {
    const [email, other] = [newEmail(), newEmail()];
    await make(account(email));
    await make(account(other));
    const { db } = site.deps;
    const found = (await db.select().from(providerAccounts)).find((row) => row.email === email);
    expect(found).toBeDefined();
    const id = found?.id ?? '';
    expect(JSON.stringify(await db.select().from(providerRecords))).toContain(id);
    await eraseProviderAccount(db, id);
    expect(JSON.stringify(await db.select().from(providerRecords))).not.toContain(id);
    expect(JSON.stringify(await db.select().from(providerAccounts))).not.toContain(email);
    expect((await trySignIn({ email, password: PASSWORD }, '10.8.0.1')).status).toBe(401);
    expect(isSignedIn(await trySignIn({ email: other, password: PASSWORD }, '10.8.0.1'))).toBe(true);
  });
});
