import { access, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isOtherNameOfThisMachine } from '../../infra/http/own-origin.ts';
import { paths } from '../../paths.ts';

const WEB = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** Screens that are there: every other address is answered with the same page and status 404. */
const SCREENS = [
  paths.home,
  paths.badges,
  paths.lessons(':subject'),
  paths.lesson(':id'),
  paths.games,
  paths.profile,
  paths.settings,
  paths.parentDashboard,
  paths.detailedReport,
  paths.digestStopPage,
  paths.about,
  paths.help,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.debug,
];

/** Addresses where a program asks and no person looks: what is not there is told in JSON. */
const WITHOUT_PAGE = /^\/(api|assets)(?:[/?]|$)/;

/**
 * Serves a built web app: its files for a year (their names change with their content), its one page never kept. The
 * page and the assets are looked up when they are asked for, so that a build which goes on meanwhile is seen.
 */
export async function pageRoutes(app: FastifyInstance, publicUrl: URL, web = WEB): Promise<void> {
  const file = `${web}/index.html`;
  // A start without a built web app fails here, not with the first visitor.
  await access(file);
  const sendPage = async (reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(await readFile(file, 'utf8'));

  await app.register(fastifyStatic, {
    root: `${web}/assets`,
    prefix: '/assets/',
    // The build has packed them already.
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('Cache-Control', 'public, max-age=31536000, immutable'),
  });
  await app.register(fastifyStatic, {
    root: web,
    index: false,
    wildcard: false,
    globIgnore: ['assets/**', 'index.html'],
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('Cache-Control', 'no-cache'),
  });
  for (const screen of SCREENS) {
    app.get(screen, async (request, reply) => {
      // Signing in works on the one public host; on this machine its other names lead there.
      if (isOtherNameOfThisMachine(request.host, publicUrl))
        return reply.redirect(new URL(request.url, publicUrl).href);
      return sendPage(reply);
    });
  }
  app.get('/*', async (request, reply) => {
    if (WITHOUT_PAGE.test(request.url)) return reply.callNotFound();
    return sendPage(reply.code(404));
  });
}
