import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isOtherNameOfThisMachine } from '../../infra/http/own-origin.ts';
import { paths } from '../../paths.ts';

const WEB = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** Screens that are there: every other address is answered with the same page and status 404. */
const SCREENS = [paths.home, paths.badges, paths.lessons(':subject'), paths.lesson(':id')];

/** Serves the built web app: its files for a year (their names change with their content), its one page never kept. */
export async function pageRoutes(app: FastifyInstance, publicUrl: URL): Promise<void> {
  const page = await readFile(`${WEB}/index.html`, 'utf8');
  await app.register(fastifyStatic, {
    root: WEB,
    index: false,
    wildcard: false,
    decorateReply: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const screen of SCREENS) {
    app.get(screen, async (request, reply) => {
      // Signing in works on the one public host; on this machine its other names lead there.
      if (isOtherNameOfThisMachine(request.host, publicUrl))
        return reply.redirect(new URL(request.url, publicUrl).href);
      return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page);
    });
  }
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound();
    return reply.code(404).type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page);
  });
}
