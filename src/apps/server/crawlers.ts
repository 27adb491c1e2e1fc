import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { PUBLIC_PAGES } from '../../features/info/rules/public-pages.ts';
import { shareGraphicPng } from '../../features/sharing/contract.ts';

/** Nothing behind these is for a search engine. */
const CLOSED = ['/api/', '/idp/'];
/** Networks make their previews by the same rule: share pages stay open, and so do their pictures. */
const OPEN = [shareGraphicPng.path.replace(/:.*/, '')];

/** What search engines ask for first: where they may look, and which pages there are. */
export function crawlerRoutes(app: FastifyInstance, publicUrl: URL): void {
  const addressOf = (path: string) => new URL(path, publicUrl).href;
  const serve = (url: string, handler: RouteHandlerMethod) =>
    app.route({ method: ['GET', 'HEAD'], url, handler });
  serve('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...OPEN.map((path) => `Allow: ${path}`),
          ...CLOSED.map((path) => `Disallow: ${path}`),
          `Sitemap: ${addressOf('/sitemap.xml')}`,
          '',
        ].join('\n'),
      ),
  );
  serve('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...PUBLIC_PAGES.map(({ path }) => `  <url><loc>${addressOf(path)}</loc></url>`),
          '</urlset>',
          '',
        ].join('\n'),
      ),
  );
}
