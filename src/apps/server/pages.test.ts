import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '../../infra/http/server.ts';
import { paths } from '../../paths.ts';
import { readConfig } from './config.ts';
import { pageRoutes } from './pages.ts';

const BUILT = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const publicUrl = new URL('http://localhost:3000');
const config = readConfig({
  PUBLIC_URL: publicUrl.origin,
  SECRET_KEY: '0f3c9a71e5d24b86aa17c0de94f2b358',
  OPERATOR: 'Sunny <Co-op>, 1 "Main" Street',
});

let web: string;
let app: FastifyInstance;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'brightling web '));
  await cp(BUILT, web, { recursive: true });
  app = await createHttpServer({ publicUrl, trustProxy: 0, logLevel: 'silent' });
  app.get('/api/there', async () => ({}));
  await pageRoutes(app, config, web);
  // Really over HTTP: how a path is read differs from a call that skips the socket.
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(web, { recursive: true, force: true });
});

/** By its own port, so that nobody is led to the public name. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.listeningOrigin}${path}`, { redirect: 'manual', headers });
const SIGNED_IN = { cookie: 'brightling=anything' };
const titleOf = async (answer: Response) => /<title>(.*?)<\/title>/.exec(await answer.text())?.[1];

test.each([
  ['/', 200, 'Brightling: Learning Made Fun!'],
  ['/?utm=x', 200, 'Brightling: Learning Made Fun!'],
  ['/about', 200, 'About Brightling · Brightling'],
  ['/help', 200, 'Help Center · Brightling'],
  ['/contact', 200, 'Contact Us · Brightling'],
  ['/privacy', 200, 'Privacy Policy · Brightling'],
  ['/terms', 200, 'Terms of Service · Brightling'],
  ['/debug', 200, 'Sign-in Configuration · Brightling'],
  ['/nothing', 404, 'Page Not Found · Brightling'],
  ['/lessons', 404, 'Page Not Found · Brightling'],
])('a visitor of %s gets the page made ahead, with %i', async (path, status, title) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('vary')).toContain('Cookie');
  const page = await answer.text();
  expect(page).toContain(`<title>${title}</title>`);
  expect(page).toMatch(/<main[^>]*id="main"[^>]*>.*<h1/s);
  expect(page).not.toContain('%PUBLIC_URL%');
  expect(page.match(/<meta\s+name="description"/g)).toHaveLength(1);
  // The settings' marks and the visitor's script; not the app.
  expect([...page.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    '/first.js',
    expect.stringMatching(/^\/assets\/visitor-/),
  ]);
  if (status === 200) {
    expect(page).toContain(`<link rel="canonical" href="http://localhost:3000${path.split('?')[0]}" />`);
    expect(page).toContain('<meta property="og:image" content="http://localhost:3000/preview.jpg" />');
  } else {
    expect(page).toContain('<meta name="robots" content="noindex" />');
  }
});

test('whoever brings a session gets the app and never sees a page for visitors', async () => {
  for (const path of ['/', '/about', '/nothing']) {
    for (const cookie of ['brightling=x', '__Host-brightling=x'])
      expect(await titleOf(await get(path, { cookie })), path).toBe('Brightling');
  }
});

test.each([
  ['/', 'Dashboard'],
  ['/lessons/math', 'LessonList'],
  ['/lesson/2026-11-21-math-easy-1', 'LessonPlayer'],
  ['/games', 'Games'],
])('the page of %s brings word of what %s will ask for', async (path, script) => {
  const page = await (await get(path, SIGNED_IN)).text();
  expect(page).toMatch(new RegExp(`<link rel="modulepreload"[^>]*href="/assets/${script}-`));
  expect(page.match(/<link rel="preload" as="font"/g)).toHaveLength(2);
  expect(page).toContain('<link rel="preload" as="fetch" crossorigin href="/api/auth/user">');
  const asked = [...page.matchAll(/<link [^>]*href="(\/assets\/[^"]*)"/g)].map(([, file]) => file);
  expect(new Set(asked).size).toBe(asked.length);
  for (const file of asked) expect((await get(String(file))).status, file).toBe(200);
});

test('the privacy policy tells who runs this Brightling, and on what, with and without the app', async () => {
  const told =
    'This Brightling is run by Sunny &#60;Co-op&#62;, 1 &#34;Main&#34; Street. It runs on the computers of whoever runs it, and on no others.';
  expect(await (await get('/privacy')).text()).toContain(`<p>${told}</p>`);
  const app = await (await get('/privacy', SIGNED_IN)).text();
  expect(app).toContain(`<meta name="installation" content="${told}"`);
  expect(app).not.toContain('%INSTALLATION%');
});

/** Files of script that a page's own bring along, each named in the one before. */
async function scriptOf(page: string): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  const waiting = [...page.matchAll(/(?:src|href)="\/assets\/([^"]*\.js)"/g)].map(([, name]) => String(name));
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    if (files.has(name)) continue;
    const text = await (await get(`/assets/${name}`)).text();
    files.set(name, text.length);
    waiting.push(
      ...[...text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, next]) => String(next)),
    );
  }
  return files;
}

test('script comes in few files, and a visitor gets none of the app', async () => {
  const visitor = await scriptOf(await (await get('/help')).text());
  expect(visitor.size).toBeLessThanOrEqual(3);
  // The smallest that React's own renderer could be is ten times as much.
  expect([...visitor.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(25_000);
  for (const path of ['/', '/lessons/math', '/lesson/2026-11-21-math-easy-1']) {
    const page = await (await get(path, SIGNED_IN)).text();
    const files = await scriptOf(page);
    expect(files.size, path).toBeLessThanOrEqual(12);
    // What the page names is all there is to ask for: nothing comes as a surprise.
    for (const name of files.keys()) expect(page, path).toContain(`/assets/${name}`);
  }
});

test.each([
  ['/?page=parent-data-management', 200],
  ['/?age-verification=true', 200],
  ['/?auth=error', 200],
  ['/badges', 200],
  ['/lessons/math', 200],
  ['/lesson/2026-11-21-math-easy-1', 200],
  ['/digest/stop', 200],
])('%s is the app, with %i', async (path, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await answer.text()).toContain('<title>Brightling</title>');
});

test.each([
  paths.parentalConsent('x'),
  paths.parentPortalWith('x'),
  paths.confirmAddress('x'),
  paths.digestStop('x'),
  '/nowhere?token=x',
])('%s is behind a mailed link, and kept nowhere', async (path) => {
  const answer = await get(path);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

test.each([
  '/api',
  '/api?x=1',
  '/api/',
  '/api/x',
  '/api/x?y',
  '/api/%E0%A4%A',
  '/assets',
  '/assets/',
  '/assets/nope.js',
])('%s is a plain JSON 404', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ code: 'not_found' });
});

test('files with hashed names are kept for a year, the others are asked for again', async () => {
  const [name] = (await readdir(`${web}/assets`)).filter((file) => file.endsWith('.js'));
  const asset = await get(`/assets/${name}`);
  expect(asset.status).toBe(200);
  expect(asset.headers.get('content-type')).toContain('javascript');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/icon.svg', '/preview.jpg', '/first.js']) {
    const file = await get(path);
    expect(file.status, path).toBe(200);
    expect(file.headers.get('cache-control'), path).toBe('no-cache');
    expect(file.headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});

test('nothing odd and nothing outside the web app is served', async () => {
  for (const path of [
    '/assets/..%2findex.html',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/..%2fpackage.json',
    '//',
    '///',
    '//[',
    '//evil.example/help',
  ]) {
    const answer = await get(path);
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.status, path).toBeLessThan(500);
  }
});

test('a page can be asked for by its headers alone; nothing else answers to HEAD', async () => {
  const head = (path: string) => fetch(`${app.listeningOrigin}${path}`, { method: 'HEAD' });
  for (const [path, status] of [
    ['/', 200],
    ['/help', 200],
    ['/lessons/math', 200],
    ['/nothing', 404],
  ] as const) {
    const answer = await head(path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
    expect(await answer.text(), path).toBe('');
  }
  expect((await head('/api/there')).status).toBe(404);
});

test('another name of this machine leads to the public one, whatever address was asked for in full', async () => {
  const names = { host: '127.0.0.1:3000' };
  for (const url of ['/help?a=b', 'http://evil.example/help?a=b']) {
    const { statusCode, headers } = await app.inject({ url, headers: names });
    expect([statusCode, headers.location], url).toEqual([302, 'http://localhost:3000/help?a=b']);
  }
});

test('what a build brings while the server runs is served', async () => {
  await writeFile(`${web}/assets/later-0a1b2c3d.js`, 'export {};');
  expect((await get('/assets/later-0a1b2c3d.js')).status).toBe(200);
  for (const file of ['index.html', 'screens/dashboard.html'])
    await writeFile(`${web}/${file}`, '<!doctype html><title>Brightling</title><p>later</p>');
  for (const path of ['/', '/nothing'])
    expect(await (await get(path, SIGNED_IN)).text(), path).toContain('<p>later</p>');
});

test('another name of this machine leads to the public one, at its own port alone', async () => {
  const from = (host: string) => app.inject({ url: '/badges?a=b', headers: { host } });
  const led = await from('127.0.0.1:3000');
  expect(led.statusCode).toBe(302);
  expect(led.headers.location).toBe('http://localhost:3000/badges?a=b');
  for (const host of ['localhost:3000', '127.0.0.1:8080', '127.0.0.1', 'evil.test:3000'])
    expect((await from(host)).statusCode, host).toBe(200);
});

test('a start without a built web app fails', async () => {
  const bare = await createHttpServer({ publicUrl, trustProxy: 0, logLevel: 'silent' });
  await expect(pageRoutes(bare, config, join(web, 'nothing'))).rejects.toThrow('ENOENT');
  await bare.close();
});
