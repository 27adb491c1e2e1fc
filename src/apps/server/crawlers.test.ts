import { expect, test } from 'vitest';
import { createHttpServer } from '../../infra/http/server.ts';
import { crawlerRoutes } from './crawlers.ts';

test('search engines learn of the public pages under the public address, and of pictures of share pages alone', async () => {
  const publicUrl = new URL('https://learn.example');
  const app = await createHttpServer({ publicUrl, trustProxy: 0, logLevel: 'silent' });
  crawlerRoutes(app, publicUrl);
  const robots = await app.inject('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/social/graphics/',
    'Disallow: /api/',
    'Disallow: /idp/',
    'Sitemap: https://learn.example/sitemap.xml',
    '',
  ]);
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    ['/', '/about', '/help', '/contact', '/privacy', '/terms', '/debug'].map(
      (path) => `https://learn.example${path}`,
    ),
  );
  for (const url of ['/robots.txt', '/sitemap.xml'])
    expect((await app.inject({ method: 'HEAD', url })).statusCode, url).toBe(200);
  await app.close();
});
