import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { html, type Html } from '../../base/html.ts';
import { paths } from '../../paths.ts';
import { MADE_AHEAD, plainRoute } from '../../infra/http/plain-routes.ts';
import { greeter, mark } from '../accounts/glim-art.ts';

const { resolve } = createRequire(import.meta.url);

/** Where the pages' style and fonts are; below a folder of their own, so that no id of a graphic can be one of them. */
const FILES_PATH = '/share/files';
const FONTS = [
  'fredoka-latin',
  ...['latin', 'latin-ext', 'vietnamese', 'cyrillic'].map((part) => `nunito-${part}`),
];

/** What a share page shows; both addresses are absolute, since networks read them out of the page. */
export type SharedGraphic = { imageUrl: string; pageUrl: string; title: string; line: string };

/** The whole page of a shared graphic, with what networks show of it; nothing else about the child is in it. */
export function sharePage({ imageUrl, pageUrl, title, line }: SharedGraphic): string {
  const alt = `A picture postcard at dusk: ${title}. ${line}`;
  const tags = html`<meta name="description" content="${line}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Brightling" />
    <meta property="og:locale" content="en_US" />
    <meta property="og:url" content="${pageUrl}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${line}" />
    <meta property="og:image" content="${imageUrl}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="${alt}" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content="${title}" />
    <meta name="twitter:description" content="${line}" />
    <meta name="twitter:image" content="${imageUrl}" />
    <meta name="twitter:image:alt" content="${alt}" />`;
  return page(
    title,
    tags,
    html`<main>
      <img class="graphic" src="${imageUrl}" width="1200" height="630" alt="${alt}" />
      <div class="words">
        <h1>${title}</h1>
        <p class="line">${line}</p>
        <p class="about">
          Brightling is a place to learn for children aged 7 to 14, a little every day and without adverts.
        </p>
        <a class="glow-button" href="${paths.home}">Start Your Adventure</a>
      </div>
    </main>`,
  );
}

/** The page of a graphic that is not there or not public; it does not tell which. */
export function sharePageMissing(): string {
  return page(
    'Page Not Found',
    undefined,
    html`${greeter}
      <main>
        <div class="words">
          <h1>404 Page Not Found</h1>
          <p class="line">Sorry, the page you're looking for doesn't exist.</p>
          <a class="glow-button" href="${paths.home}">Back to the start</a>
        </div>
      </main>`,
  );
}

function page(title: string, tags: Html | undefined, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Brightling</title>
        ${tags}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${FILES_PATH}/page.css" />
      </head>
      <body>
        <header>
          <a class="brand" href="${paths.home}">${mark} Brightling</a>
        </header>
        ${body}
      </body>
    </html>`.html;
}

/** The routes of the pages' style and fonts. */
export function sharePageFiles(app: FastifyInstance): void {
  const style = readFileSync(new URL('./page.css', import.meta.url), 'utf8');
  app.get(`${FILES_PATH}/page.css`, plainRoute(MADE_AHEAD), async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(style),
  );
  for (const name of FONTS) {
    const family = name.slice(0, name.indexOf('-'));
    const font = readFileSync(resolve(`@fontsource-variable/${family}/files/${name}-wght-normal.woff2`));
    app.get(`${FILES_PATH}/${name}.woff2`, plainRoute(MADE_AHEAD), async (_request, reply) =>
      reply.type('font/woff2').header('Cache-Control', 'public, max-age=31536000').send(font),
    );
  }
}
