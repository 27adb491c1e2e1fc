import { get } from 'node:http';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Browser, type Page } from '../../../test/browser.ts';
import { DAY, PUBLIC_URL, startTestApp, type TestApp } from '../../../test/harness.ts';
import { sessions, users } from './tables.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const SESSION = 'brightling';
const FLOW = 'brightling-sign-in';
const PASSWORD = 'seven green kites';
let people = 0;

const newBrowser = () => openBrowser(site.app);

/** Begins a sign-in as the web app does: by the six fields of the configuration. */
async function begin(browser: Browser, state = encodeURIComponent('/')): Promise<string> {
  const page = await browser.visit('/api/auth/config');
  expect(page.status).toBe(200);
  const config = JSON.parse(page.text);
  const address = new URL(config.authorizationEndpoint);
  const query = {
    client_id: config.clientId,
    redirect_uri: config.redirectUri,
    response_type: 'code',
    scope: config.scope,
    access_type: 'offline',
    prompt: 'select_account',
    code_challenge: config.codeChallenge,
    code_challenge_method: config.codeChallengeMethod,
    state,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

const someone = () => ({
  given_name: 'Mira',
  family_name: 'Okafor',
  email: `mira${++people}@people.test`,
  password: PASSWORD,
});

/** A new account, up to the address of the callback, which is not called yet. */
async function upToCallback(browser: Browser, state?: string): Promise<string> {
  const page = await browser.visit(await begin(browser, state));
  const posted = await browser.submit(page, someone(), { follow: false });
  const resumed = await browser.visit(posted.headers.get('location') ?? '', { follow: false });
  return resumed.headers.get('location') ?? '';
}

async function signUp(browser: Browser, state?: string): Promise<Page> {
  return browser.visit(await upToCallback(browser, state));
}

const whoAmI = async (browser: Browser) => {
  const page = await browser.visit('/api/auth/user');
  return { status: page.status, body: JSON.parse(page.text) };
};

describe('signing in', () => {
  test('a new person comes back to where they were, and still has to tell their age', async () => {
    const browser = newBrowser();
    const page = await signUp(browser, encodeURIComponent('/lessons/math?from=here'));
    expect(page.path).toBe('/lessons/math?from=here&auth=success');
    expect(await whoAmI(browser)).toMatchObject({ status: 403, body: { needsAgeVerification: true } });
    expect(browser.cookie(FLOW)).toBeUndefined();
  });

  test('a second sign-in is the same user', async () => {
    const person = someone();
    const first = newBrowser();
    await first.submit(await first.visit(await begin(first)), person);
    const again = newBrowser();
    const { email, password } = person;
    const page = await again.submit(await again.visit(await begin(again)), {
      email: ` ${email.toUpperCase()} `,
      password,
    });
    expect(page.path).toBe('/?auth=success');
    const found = await site.deps.db.select().from(users).where(eq(users.email, email));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      issuer: 'builtin',
      givenName: 'Mira',
      familyName: 'Okafor',
      name: 'Mira Okafor',
      emailVerified: false,
      state: 'pending',
      timeZone: 'UTC',
    });
  });

  test('of two tabs the one that began last signs in, also after the other’s try has failed', async () => {
    const browser = newBrowser();
    const first = await upToCallback(browser);
    const second = await upToCallback(browser, encodeURIComponent('/badges'));
    expect((await browser.visit(first)).path).toBe('/?auth=error');
    expect(browser.cookie(SESSION)).toBeUndefined();
    expect((await browser.visit(second)).path).toBe('/badges?auth=success');
    expect((await whoAmI(browser)).body).toMatchObject({ needsAgeVerification: true });
    expect(browser.cookie(FLOW)).toBeUndefined();
  });

  test('the server can begin it as well', async () => {
    const browser = newBrowser();
    const first = await browser.visit('/api/auth/login?returnTo=%2Fbadges', { follow: false });
    const asked = new URL(first.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'brightling',
      response_type: 'code',
      redirect_uri: `${PUBLIC_URL}/api/auth/callback`,
      scope: 'openid email profile',
      access_type: 'offline',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      state: '/badges',
    });
    const page = await browser.visit(first.headers.get('location') ?? '');
    expect((await browser.submit(page, someone())).path).toBe('/badges?auth=success');
  });

  test('the first call of a new person may name the time zone, the next may not', async () => {
    const browser = newBrowser();
    await signUp(browser);
    await browser.visit('/api/auth/user', { headers: { 'x-time-zone': 'Asia/Tokyo' } });
    await browser.visit('/api/auth/user', { headers: { 'x-time-zone': 'Europe/Berlin' } });
    const [user] = await site.deps.db
      .select()
      .from(users)
      .where(eq(users.email, `mira${people}@people.test`));
    expect(user?.timeZone).toBe('Asia/Tokyo');
  });

  test('the configuration has the stated fields and a cookie that script cannot read', async () => {
    const answer = await site.app.inject({ url: '/api/auth/config' });
    expect(answer.json()).toMatchObject({
      clientId: 'brightling',
      redirectUri: `${PUBLIC_URL}/api/auth/callback`,
      authorizationEndpoint: `${PUBLIC_URL}/idp/auth`,
      scope: 'openid email profile',
      codeChallengeMethod: 'S256',
    });
    expect(answer.json().codeChallenge).toMatch(/^[\w-]{43}$/);
    expect(answer.headers['set-cookie']).toMatch(
      /^brightling-sign-in=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('what must not sign anybody in', () => {
  test('a callback in another browser', async () => {
    const callback = await upToCallback(newBrowser(), encodeURIComponent('/badges'));
    const other = newBrowser();
    expect((await other.visit(callback)).path).toBe('/badges?auth=error');
    expect(other.cookie(SESSION)).toBeUndefined();
  });

  test('a callback in another browser that has begun a sign-in of its own', async () => {
    const callback = await upToCallback(newBrowser());
    const other = newBrowser();
    await begin(other);
    expect((await other.visit(callback)).path).toBe('/?auth=error');
    expect(other.cookie(SESSION)).toBeUndefined();
  });

  test('a code that was used, even by the browser that it belongs to', async () => {
    const browser = newBrowser();
    const callback = await upToCallback(browser);
    const flow = browser.cookie(FLOW) ?? '';
    expect((await browser.visit(callback)).path).toBe('/?auth=success');
    expect((await browser.visit(callback)).path).toBe('/?auth=error');
    browser.setCookie(FLOW, flow);
    expect((await browser.visit(callback)).path).toBe('/?auth=error');
  });

  test('a code that is used ten times at once signs in once', async () => {
    const browser = newBrowser();
    const callback = new URL(await upToCallback(browser));
    const headers = { cookie: `${FLOW}=${browser.cookie(FLOW)}` };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        site.app.inject({ url: callback.pathname + callback.search, headers }),
      ),
    );
    expect(answers.filter(({ headers }) => headers.location === '/?auth=success')).toHaveLength(1);
  });

  test('a cookie that was tampered with', async () => {
    const browser = newBrowser();
    const callback = await upToCallback(browser);
    const flow = browser.cookie(FLOW) ?? '';
    browser.setCookie(FLOW, flow.slice(0, 30) + (flow[30] === 'A' ? 'B' : 'A') + flow.slice(31));
    expect((await browser.visit(callback)).path).toBe('/?auth=error');
    expect(browser.cookie(SESSION)).toBeUndefined();
  });

  test('a sign-in that was begun more than ten minutes ago', async () => {
    const browser = newBrowser();
    const callback = await upToCallback(browser);
    site.clock.forward(601_000);
    expect((await browser.visit(callback)).path).toBe('/?auth=error');
  });

  test.each([
    '',
    '?error=access_denied&state=%2Fhelp',
    '?code=made-up',
    '?code=a&code=b',
    '?state=%E0%A4%A',
    '?code=%00',
  ])('the callback with %s', async (query) => {
    const browser = newBrowser();
    await begin(browser);
    const page = await browser.visit(`/api/auth/callback${query}`);
    expect(page.path).toMatch(/^\/(help)?\?auth=error$/);
    expect(browser.cookie(SESSION)).toBeUndefined();
  });

  test('a failed sign-in leaves a session that was there alone', async () => {
    const browser = newBrowser();
    await signUp(browser);
    await browser.visit('/api/auth/callback?code=made-up');
    expect((await whoAmI(browser)).status).toBe(403);
  });
});

describe('where it leads back to', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '@',
    ':',
    'evil.test',
    '\t',
    '\n',
    ' ',
    '%2f',
    '%5c',
    'http',
    '?',
    '#',
    '\u2028',
    'é',
    'auth=',
  );
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(piece, { maxLength: 8 }).map((parts) => encodeURIComponent(parts.join(''))),
  );

  test('500 odd states lead only to paths on this site', async () => {
    await fc.assert(
      fc.asyncProperty(odd, async (state) => {
        const query = new URLSearchParams({ state, code: 'x' });
        const answer = await site.app.inject({ url: `/api/auth/callback?${query}` });
        const location = String(answer.headers.location);
        expect(answer.statusCode).toBe(302);
        expect(location).toMatch(/^\/(?![/\\])/);
        const target = new URL(location, PUBLIC_URL);
        expect(target.origin).toBe(PUBLIC_URL);
        expect(target.searchParams.getAll('auth')).toEqual(['error']);
      }),
      { numRuns: 500 },
    );
  });

  test('the outcome of an earlier try is replaced', async () => {
    const answer = await site.app.inject({
      url: `/api/auth/callback?state=${encodeURIComponent('/?a=1&auth=success#x')}`,
    });
    expect(answer.headers.location).toBe('/?a=1&auth=error#x');
  });

  test('a path with other letters goes into the header encoded', async () => {
    const answer = await site.app.inject({
      url: `/api/auth/callback?state=${encodeURIComponent('/lessons/größe')}`,
    });
    expect(answer.headers.location).toBe('/lessons/gr%C3%B6%C3%9Fe?auth=error');
  });

  test('a forged Host changes nothing', async () => {
    const headers = {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      forwarded: 'host=evil.test;proto=https',
      'x-forwarded-proto': 'https',
    };
    const login = await site.app.inject({ url: '/api/auth/login', headers });
    expect(login.headers.location).toMatch(new RegExp(`^${PUBLIC_URL}/idp/auth`));
    const asked = new URL(String(login.headers.location));
    const step = await site.app.inject({ url: asked.pathname + asked.search, headers });
    expect(step.headers.location).toMatch(/^\/idp\/interaction\//);
    const discovery = await site.app.inject({ url: '/idp/.well-known/openid-configuration', headers });
    expect(discovery.body).not.toContain('evil');
    expect(discovery.body).not.toContain('https:');
    expect(step.body).not.toContain('evil');
    const config = await site.app.inject({ url: '/api/auth/config', headers });
    expect(config.body).not.toContain('evil');
  });

  test('nor does a host that stands in the address itself, as one asks a proxy', async () => {
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = new URL(site.app.listeningOrigin);
    const led = await new Promise<string | undefined>((answered, failed) => {
      const path = 'http://evil.test/api/auth/login?returnTo=/help';
      get({ host: '127.0.0.1', port, path, headers: { host: '127.0.0.1:3000' } }, (answer) => {
        answer.resume();
        answered(answer.headers.location);
      }).on('error', failed);
    });
    expect(led).toBe(`${PUBLIC_URL}/api/auth/login?returnTo=/help`);
  });
});

describe('the session', () => {
  test('is a new one at each sign-in, and the old one ends', async () => {
    const browser = newBrowser();
    browser.setCookie(SESSION, 'chosen-by-somebody-else');
    await signUp(browser);
    const first = browser.cookie(SESSION) ?? '';
    expect(first).not.toBe('chosen-by-somebody-else');
    await signUp(browser);
    expect(browser.cookie(SESSION)).not.toBe(first);
    const old = await site.app.inject({ url: '/api/auth/user', headers: { cookie: `${SESSION}=${first}` } });
    expect(old.statusCode).toBe(401);
  });

  test('its cookie cannot be read by script, and the database holds only its hash', async () => {
    const browser = newBrowser();
    const callback = new URL(await upToCallback(browser));
    const answer = await site.app.inject({
      url: callback.pathname + callback.search,
      headers: { cookie: `${FLOW}=${browser.cookie(FLOW)}` },
    });
    const cookie =
      [answer.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith(`${SESSION}=`)) ?? '';
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(JSON.stringify(await site.deps.db.select().from(sessions))).not.toContain(token);
  });

  test('ends on the server when its person signs out', async () => {
    const browser = newBrowser();
    await signUp(browser);
    const cookie = `${SESSION}=${browser.cookie(SESSION)}`;
    expect((await browser.visit('/api/auth/logout')).path).toBe('/');
    expect(browser.cookie(SESSION)).toBeUndefined();
    expect((await site.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
  });

  test('does not end because another site asks for it', async () => {
    const browser = newBrowser();
    await signUp(browser);
    const page = await browser.visit('/api/auth/logout', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(page.path).toBe('/');
    expect((await whoAmI(browser)).status).toBe(403);
    await browser.visit('/api/auth/logout', { headers: { 'sec-fetch-site': 'none' } });
    expect((await whoAmI(browser)).status).toBe(401);
  });

  test('is prolonged by use and ends 30 days after the last', async () => {
    const browser = newBrowser();
    await signUp(browser);
    for (let visits = 0; visits < 3; visits++) {
      site.clock.forward(20 * DAY);
      expect((await whoAmI(browser)).status).toBe(403);
    }
    site.clock.forward(30 * DAY + 1);
    expect((await whoAmI(browser)).status).toBe(401);
  });

  test('nobody is signed in without one', async () => {
    expect(await whoAmI(newBrowser())).toMatchObject({ status: 401, body: { code: 'signed_out' } });
  });
});

describe('behind https', () => {
  test('cookies are bound to this host and to https', async () => {
    const secure = await startTestApp({ env: { PUBLIC_URL: 'https://learn.example' } });
    try {
      const login = await secure.app.inject({ url: '/api/auth/login' });
      expect(login.headers['set-cookie']).toMatch(
        /^__Host-brightling-sign-in=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      const asked = new URL(String(login.headers.location));
      expect(asked.origin).toBe('https://learn.example');
      const step = await secure.app.inject({ url: asked.pathname + asked.search });
      expect(step.statusCode).toBe(303);
      for (const cookie of [step.headers['set-cookie'] ?? []].flat())
        expect(cookie.toLowerCase()).toContain('; secure');
    } finally {
      await secure.close();
    }
  });
});
