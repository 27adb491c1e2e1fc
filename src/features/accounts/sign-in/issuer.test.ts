import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openBrowser } from '../../../../test/browser.ts';
import { consentedChild } from '../../../../test/consent.ts';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { recordsAdapter } from '../provider/adapter.ts';
import { interactionPolicy, Provider } from '../provider/oidc-provider.ts';
import { users } from '../tables.ts';

/** Another issuer, on a port of this machine: it signs its one person in without asking. */
const CLIENT = { id: 'our client/id', secret: 'a secret: with +signs&' };
const GRACE = { email: 'Grace@Issuer.test', email_verified: true, name: 'Grace Brewster Hopper' };

/** `published` are the keys that it says it signs with, where they are not those with which it does. */
type Issuer = { server: Server; port: number; claims: Record<string, unknown>; published?: object };
const running: { issuer: Issuer; site: TestApp }[] = [];

afterEach(async () => {
  for (const { issuer, site } of running.splice(0)) {
    await stop(issuer.server);
    await site.close();
  }
});

const stop = (server: Server) =>
  new Promise<void>((done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
const listen = (server: Server, port: number) =>
  new Promise<void>((done) => server.listen(port, '127.0.0.1', done));

/** A site whose sign-in is at another issuer, and that issuer. */
async function start(isUp = true, logTo?: NodeJS.WritableStream, secret = CLIENT.secret) {
  const server = createServer();
  await listen(server, 0);
  const address = server.address();
  const port = isAddress(address) ? address.port : 0;
  const issuer: Issuer = { server, port, claims: { ...GRACE } };
  const url = `http://127.0.0.1:${port}`;
  const env = { OIDC_ISSUER: url, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: secret };
  const site = await startTestApp({ env: { ...env, LOG_LEVEL: logTo ? 'warn' : 'silent' }, logTo });
  const provider = createIssuer(url, issuer, site);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url === '/jwks' && issuer.published) {
      response.setHeader('content-type', 'application/jwk-set+json');
      return void response.end(JSON.stringify({ keys: [issuer.published] }));
    }
    if (!request.url?.startsWith('/step/')) return void answer(request, response);
    void provider.interactionFinished(request, response, {
      login: { accountId: 'grace' },
      select_account: {},
    });
  });
  if (!isUp) await stop(server);
  running.push({ issuer, site });
  return { issuer, site, browser: openBrowser(site.app) };
}

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

function createIssuer(url: string, issuer: Issuer, site: TestApp): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return new Provider(url, {
    adapter: (model) => recordsAdapter(site.deps.db, `issuer ${model}`),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] },
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${PUBLIC_URL}/api/auth/callback`],
      },
    ],
    // As the standard has it: these claims are told by the userinfo endpoint, not in the ID token.
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['of this test'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    findAccount: async (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...issuer.claims }) }),
    interactions: { policy, url: (_ctx, { uid }) => `/step/${uid}` },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: CLIENT.id, accountId: 'grace' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

test('somebody with an account elsewhere signs in by the same way', async () => {
  const { issuer, site, browser } = await start();
  expect((await browser.visit('/api/auth/login?returnTo=/badges')).path).toBe('/badges?auth=success');
  expect((await browser.visit('/api/auth/user')).status).toBe(403);
  const [user] = await site.deps.db.select().from(users).where(eq(users.subject, 'grace'));
  expect(user).toMatchObject({
    issuer: `http://127.0.0.1:${issuer.port}`,
    email: 'grace@issuer.test',
    emailVerified: true,
    name: 'Grace Brewster Hopper',
    givenName: 'Grace',
    familyName: 'Brewster Hopper',
    state: 'pending',
  });
  expect((await browser.visit('/idp/auth')).status).toBe(404);
});

test('a grown-up whose proved address is by now the one on file finds the child at the sign-in', async () => {
  const { issuer, site, browser } = await start();
  const child = await consentedChild(site, { firstName: 'Ayo', parentEmail: 'grace.hopper@issuer.test' });
  const children = async () =>
    JSON.parse((await browser.visit('/api/parent/children')).text).children.map(
      ({ firstName }: { firstName: string }) => firstName,
    );
  const signIn = () => browser.visit('/api/auth/login');
  await signIn();
  const { db } = site.deps;
  await db.update(users).set({ state: 'active', birthDate: '1985-03-02' }).where(eq(users.subject, 'grace'));
  await signIn();
  expect(await children()).toEqual([]);

  issuer.claims = { ...GRACE, email: 'Grace.Hopper@Issuer.test', email_verified: false };
  await signIn();
  expect(await children()).toEqual([]);
  issuer.claims = { ...issuer.claims, email_verified: true };
  await signIn();
  expect(await children()).toEqual(['Ayo']);
  expect((await browser.visit(`/api/users/${child.id}/progress`)).status).toBe(200);
});

test('the web app may begin it by the configuration', async () => {
  const { issuer, browser } = await start();
  const config = JSON.parse((await browser.visit('/api/auth/config')).text);
  expect(config).toMatchObject({
    clientId: CLIENT.id,
    authorizationEndpoint: `http://127.0.0.1:${issuer.port}/auth`,
  });
  const query = {
    client_id: config.clientId,
    redirect_uri: config.redirectUri,
    response_type: 'code',
    scope: config.scope,
    access_type: 'offline',
    prompt: 'select_account',
    code_challenge: config.codeChallenge,
    code_challenge_method: config.codeChallengeMethod,
    nonce: config.nonce,
    state: encodeURIComponent('/lessons/math?all=1'),
  };
  const page = await browser.visit(`${config.authorizationEndpoint}?${new URLSearchParams(query)}`);
  expect(page.path).toBe('/lessons/math?all=1&auth=success');
});

test('an ID token with another nonce, or none, signs nobody in', async () => {
  const { browser, site } = await start();
  for (const nonce of ['another', undefined]) {
    const login = await browser.visit('/api/auth/login', { follow: false });
    const address = new URL(login.headers.get('location') ?? '');
    if (nonce) address.searchParams.set('nonce', nonce);
    else address.searchParams.delete('nonce');
    expect((await browser.visit(address.href)).path).toBe('/?auth=error');
  }
  expect(await site.deps.db.select().from(users)).toEqual([]);
});

test('an ID token that is signed with another key than the issuer’s signs nobody in', async () => {
  const { issuer, browser, site } = await start();
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  issuer.published = { ...publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' };
  expect((await browser.visit('/api/auth/login')).path).toBe('/?auth=error');
  expect(await site.deps.db.select().from(users)).toEqual([]);
});

test('somebody without an e-mail address cannot sign in', async () => {
  const { issuer, site, browser } = await start();
  issuer.claims = { name: 'Grace' };
  expect((await browser.visit('/api/auth/login')).path).toBe('/?auth=error');
  expect(await site.deps.db.select().from(users)).toEqual([]);
});

test('an issuer that is away is said so, and found without a restart when it is back', async () => {
  const { issuer, browser } = await start(false);
  const away = await browser.visit('/api/auth/config');
  expect(away.status).toBe(503);
  expect(JSON.parse(away.text)).toMatchObject({ code: 'unavailable' });
  expect(away.headers.get('retry-after')).toBe('5');
  expect((await browser.visit('/api/auth/login?returnTo=/help')).path).toBe('/help?auth=error');
  await listen(issuer.server, issuer.port);
  expect((await browser.visit('/api/auth/config')).status).toBe(200);
  expect((await browser.visit('/api/auth/login?returnTo=/help')).path).toBe('/help?auth=success');
});

test('an issuer that goes away in the middle ends in auth=error', async () => {
  const { issuer, browser } = await start();
  const login = await browser.visit('/api/auth/login', { follow: false });
  await stop(issuer.server);
  expect(login.status).toBe(302);
  expect((await browser.visit('/api/auth/callback?code=x')).path).toBe('/?auth=error');
});

test('why an issuer refuses is in the log: in its own words, at no length, and without whom', async () => {
  const logTo = new PassThrough();
  let log = '';
  logTo.on('data', (piece) => (log += piece));
  const { browser, issuer } = await start(true, logTo);
  await browser.visit('/api/auth/login', { follow: false });
  const refusal = {
    iss: `http://127.0.0.1:${issuer.port}`,
    error: 'access_denied',
    error_description: `grace@issuer.test may not use https://issuer.test/apps/7: ask your school. ${'x'.repeat(500)}`,
  };
  const page = await browser.visit(`/api/auth/callback?${new URLSearchParams(refusal)}`);
  expect(page.path).toBe('/?auth=error');
  const { fault } = JSON.parse(log.split('\n').find((line) => line.includes('a sign-in failed')) ?? '{}');
  expect(fault).toMatchObject({
    error: 'access_denied',
    description: expect.stringMatching(/^… may not use … ask your school\. x+$/),
  });
  expect(fault.description.length).toBeLessThan(301);
});

test('that the client’s secret is wrong is in the log, where the issuer says it in a header alone', async () => {
  const logTo = new PassThrough();
  let log = '';
  logTo.on('data', (piece) => (log += piece));
  const { browser } = await start(true, logTo, 'another secret');
  expect((await browser.visit('/api/auth/login')).path).toBe('/?auth=error');
  const { fault } = JSON.parse(log.split('\n').find((line) => line.includes('a sign-in failed')) ?? '{}');
  expect(fault).toMatchObject({ error: 'invalid_client', description: 'client authentication failed' });
});
