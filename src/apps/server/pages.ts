import { access, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../base/html.ts';
import { mayBeSignedIn } from '../../features/accounts/caller.ts';
import { aboutInstallation } from '../../features/consent/rules/installation.ts';
import {
  INSTALLATION_MARK,
  NOT_FOUND_PAGE,
  PUBLIC_PAGES,
  PUBLIC_URL_MARK,
} from '../../features/info/rules/public-pages.ts';
import { atPublicName, isOtherNameOfThisMachine } from '../../infra/http/own-origin.ts';
import { MAILED_TOKENS, paths } from '../../paths.ts';
import type { Config } from './config.ts';
import { SCREENS, type AppScreen } from '../screens.ts';

const WEB = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** Parts of an address that only the app can answer, at whatever path they stand. */
const FOR_THE_APP = ['page', 'age-verification', 'auth'];

/** Addresses where a program asks and no person looks: what is not there is told in JSON. */
const WITHOUT_PAGE = /^\/(api|assets)(?:[/?]|$)/;

/** Link checkers and watchers ask by HEAD; a page has no effects that this could run. */
const PAGE_METHODS = ['GET', 'HEAD'];

/**
 * Serves a built web app: its files for a year (their names change with their content), its pages only after asking
 * anew, and those behind mailed links never, for their address opens what it leads to. Visitors
 * get the public pages as they were made ahead; who may be signed in gets the app, so that no landing page flashes
 * before a child's own. All is looked up when it is asked for, so that a build which goes on meanwhile is seen.
 */
export async function pageRoutes(
  app: FastifyInstance,
  { http: { publicUrl }, installation }: Pick<Config, 'http' | 'installation'>,
  web = WEB,
): Promise<void> {
  const APP = 'index.html';
  // A start without a built web app fails here, not with the first visitor.
  await access(`${web}/${APP}`);

  const told = html`${aboutInstallation(installation).join(' ')}`.html;
  const send = async (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const asked = queryOf(request);
    const isMailedLink = MAILED_TOKENS.some((name) => asked.has(name));
    const page = await readFile(`${web}/${file}`, 'utf8');
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', isMailedLink ? 'no-store' : 'no-cache')
      .header('Vary', 'Cookie')
      .send(page.replaceAll(PUBLIC_URL_MARK, publicUrl.origin).replaceAll(INSTALLATION_MARK, () => told));
  };
  /** The file for whoever asks, where visitors have a page of their own and others may have the app's screen. */
  const pageFor = (request: FastifyRequest, name: string, screen = APP) => {
    const asked = queryOf(request);
    if (FOR_THE_APP.some((part) => asked.has(part))) return APP;
    return mayBeSignedIn(request) ? screen : `pages/${name}.html`;
  };
  const serve = (url: string, fileFor: (request: FastifyRequest) => string) =>
    app.route({
      method: PAGE_METHODS,
      url,
      async handler(request, reply) {
        // Signing in works on the one public host; on this machine its other names lead there.
        if (isOtherNameOfThisMachine(request.host, publicUrl))
          return reply.redirect(atPublicName(request.url, publicUrl));
        return send(request, reply, fileFor(request));
      },
    });

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
  // The folder itself is no file: the part that serves files would take the question for a fault.
  app.route({
    method: PAGE_METHODS,
    url: '/assets/',
    handler: async (_request, reply) => reply.callNotFound(),
  });
  await app.register(fastifyStatic, {
    root: web,
    index: false,
    wildcard: false,
    globIgnore: ['assets/**', 'pages/**', 'screens/**', APP],
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('Cache-Control', 'no-cache'),
  });
  const fileOf = ({ name }: AppScreen) => `screens/${name}.html`;
  for (const { path, name } of PUBLIC_PAGES) {
    // The start page is both.
    const screen = SCREENS.find((one) => one.path === path);
    serve(path, (request) => pageFor(request, name, screen && fileOf(screen)));
  }
  for (const screen of SCREENS) if (screen.path !== paths.home) serve(screen.path, () => fileOf(screen));
  // The app as browsers keep it for when there is no network (apps/web/offline/sw.ts).
  serve(`/${APP}`, () => APP);
  app.route({
    method: PAGE_METHODS,
    url: '/*',
    async handler(request, reply) {
      if (WITHOUT_PAGE.test(request.url)) return reply.callNotFound();
      return send(request, reply.code(404), pageFor(request, NOT_FOUND_PAGE));
    },
  });
}

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?', 2)[1]);
