import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sharePage, sharePageFiles, sharePageMissing } from './page.ts';

const shared = {
  imageUrl: 'https://bright.example/api/social/graphics/abc/png',
  pageUrl: 'https://bright.example/share/abc',
  title: '30-day streak',
  line: 'Ada learned 30 days in a row.',
};

/** What a network reads out of a page: the content of each meta tag by its name. */
function tagsOf(page: string): Record<string, string> {
  const tags = page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name ?? '', content ?? '']));
}

test('the page has the tags by which networks show it', () => {
  const page = sharePage(shared);
  expect(tagsOf(page)).toMatchObject({
    robots: 'noindex',
    'og:type': 'website',
    'og:site_name': 'Brightling',
    'og:url': shared.pageUrl,
    'og:title': shared.title,
    'og:description': shared.line,
    'og:image': shared.imageUrl,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringContaining(shared.title),
    'twitter:card': 'summary_large_image',
    'twitter:title': shared.title,
    'twitter:description': shared.line,
    'twitter:image': shared.imageUrl,
    'twitter:image:alt': expect.stringContaining(shared.line),
  });
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<title>30-day streak · Brightling</title>');
  expect(page).toContain('<h1>30-day streak</h1>');
  expect(page).toMatch(/<a class="glow-button" href="\/">Start Your Adventure<\/a>/);
});

test('texts are texts in tags, attributes and the page', () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='a()'>&amp;`;
  const page = sharePage({ ...shared, title: hostile, line: hostile });
  expect(page).not.toMatch(/<script|<img src=x|onerror='/);
  expect(page.match(/<img\b/g)).toHaveLength(1);
  expect(tagsOf(page)['og:title']).toBe(
    '&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#60;img src=x onerror=&#39;a()&#39;&#62;&#38;amp;',
  );
});

test('neither page needs a script, a style of its own or another site', () => {
  for (const page of [sharePage(shared), sharePageMissing()]) {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|data:|javascript:/);
    const loaded = [...page.matchAll(/<(?:link|img)\b[^>]* (?:href|src)="([^"]+)"/g)].map(
      ([, url]) => url ?? '',
    );
    expect(loaded.length).toBeGreaterThan(1);
    for (const url of loaded) expect(new URL(url, shared.pageUrl).origin).toBe('https://bright.example');
  }
});

test('the page of a graphic that is not there tells nothing', () => {
  const page = sharePageMissing();
  expect(page).toContain('<h1>404 Page Not Found</h1>');
  expect(page).toContain("Sorry, the page you're looking for doesn't exist.");
  expect(page).not.toMatch(/og:|twitter:/);
  expect(tagsOf(page)['robots']).toBe('noindex');
});

test('every file that the style asks for is served', async () => {
  const app = Fastify();
  sharePageFiles(app);
  const style = await app.inject('/share/files/page.css');
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  const fonts = [...style.body.matchAll(/url\('([^']+)'\)/g)].map(([, url]) => url ?? '');
  expect(fonts.length).toBeGreaterThan(3);
  for (const url of fonts) {
    const font = await app.inject(url);
    expect([url, font.statusCode, font.headers['content-type']]).toEqual([url, 200, 'font/woff2']);
    expect(font.rawPayload.toString('latin1', 0, 4)).toBe('wOF2');
  }
  await app.close();
});
