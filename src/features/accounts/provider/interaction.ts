import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../base/refusal.ts';
import { isDatabaseGone } from '../../../infra/db/client.ts';
import { MADE_AHEAD, plainRoute } from '../../../infra/http/plain-routes.ts';
import { requireSameSite } from '../../../infra/http/same-site.ts';
import { faultForLog } from '../../../infra/http/fault.ts';
import { ACCOUNT_LIMITS, signInSteps } from '../rules/limits.ts';
import { createEntry, type EntryParts } from './entry.ts';
import { errors, type Provider } from './oidc-provider.ts';
import type { Html } from '../../../base/html.ts';
import {
  brokenSignInPage,
  expiredPage,
  messagePage,
  newAccountPage,
  signInPage,
  STYLE_PATH,
} from './pages.ts';
import { PROVIDER_PATH } from './provider.ts';

const BODY_LIMIT = 16 * 1024;
const FORM = 'application/x-www-form-urlencoded';

export type InteractionParts = EntryParts & { provider: Provider; publicUrl: URL };

/** The provider's own pages: plain HTML forms that work without script. */
export function interactionRoutes(scope: FastifyInstance, parts: InteractionParts): void {
  const { provider, publicUrl, demo } = parts;
  const { enter } = createEntry(parts);
  const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8');
  const placeOf = (uid: string) => {
    const signIn = `${PROVIDER_PATH}/interaction/${uid}`;
    return { signIn, newAccount: `${signIn}/new`, demo };
  };

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    FORM,
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
  scope.addHook('onRequest', async ({ method, headers }) => requireSameSite(method, headers, publicUrl));
  scope.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal) {
      return show(reply, error.status, messagePage('That did not work', error.message));
    }
    const gone = isDatabaseGone(error);
    const status = gone ? 503 : clientFault(error);
    if (status === 500 || gone) request.log.error({ fault: faultForLog(error) }, 'a sign-in page failed');
    if (gone) reply.header('Retry-After', '2');
    return show(reply, status, brokenSignInPage());
  });

  scope.get(STYLE_PATH, plainRoute(MADE_AHEAD), async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(style),
  );

  for (const view of ['sign-in', 'new-account'] as const) {
    const url = `${PROVIDER_PATH}/interaction/:uid${view === 'new-account' ? '/new' : ''}`;
    const pageOf = view === 'new-account' ? newAccountPage : signInPage;
    scope.get<{ Params: { uid: string } }>(url, plainRoute([signInSteps]), async (request, reply) => {
      const { uid } = request.params;
      if (!(await isUnderWay(provider, request, reply))) return show(reply, 400, expiredPage());
      return show(reply, 200, pageOf(placeOf(uid)));
    });
    scope.post<{ Params: { uid: string }; Body: unknown }>(
      url,
      plainRoute([signInSteps, ...ACCOUNT_LIMITS]),
      async (request, reply) => {
        const { uid } = request.params;
        if (!(await isUnderWay(provider, request, reply))) return show(reply, 400, expiredPage());
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const entry = await enter(form, request.ip);
        if ('accountId' in entry) {
          const result = { login: { accountId: entry.accountId, remember: false }, select_account: {} };
          return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
        }
        if (entry.retryAfter) reply.header('Retry-After', String(entry.retryAfter));
        const page = entry.again === 'new-account' ? newAccountPage : signInPage;
        return show(reply, entry.status, page(placeOf(uid), entry.tried));
      },
    );
  }
}

/** Whether this browser has begun the sign-in that the address names. */
async function isUnderWay(
  provider: Provider,
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
): Promise<boolean> {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === request.params.uid;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return false;
    throw error;
  }
}

function show(reply: FastifyReply, status: number, page: Html): FastifyReply {
  return (
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      // Under `no-referrer` browsers send `Origin: null` with a form, which could then not prove where it comes from.
      .header('Referrer-Policy', 'same-origin')
      .send(page.html)
  );
}

function clientFault(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
