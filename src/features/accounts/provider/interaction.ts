import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MADE_AHEAD, plainRoute } from '../../../infra/http/plain-routes.ts';
import { requireSameSite } from '../../../infra/http/same-site.ts';
import { NEW_ACCOUNT_LIMITS, SIGN_IN_LIMITS, signInSteps } from '../rules/limits.ts';
import type { Begun, BegunSignIns } from './begun.ts';
import { createEntry, type EntryParts } from './entry.ts';
import type { Provider } from './oidc-provider.ts';
import { answerErrorsByPages, show } from './page-answers.ts';
import { expiredPage, newAccountPage, signInPage, STYLE_PATH } from './pages.ts';
import { PROVIDER_PATH, STEP_COOKIE } from './provider.ts';

const BODY_LIMIT = 16 * 1024;
const FORM = 'application/x-www-form-urlencoded';

export type InteractionParts = EntryParts & { provider: Provider; begun: BegunSignIns };

/** The provider's own pages: plain HTML forms that work without script. */
export function interactionRoutes(scope: FastifyInstance, parts: InteractionParts): void {
  const { provider, begun, publicUrl, demo } = parts;
  const { enter } = createEntry(parts);
  const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8');
  const placeOf = ({ params, query }: Visit) => {
    const path = `${PROVIDER_PATH}/interaction/${params.uid}`;
    const search = `?begun=${String(query.begun)}`;
    return { signIn: path + search, newAccount: `${path}/new${search}`, demo };
  };

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    FORM,
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
  scope.addHook('onRequest', async ({ method, headers }) => requireSameSite(method, headers, publicUrl));
  answerErrorsByPages(scope);

  scope.get(STYLE_PATH, plainRoute(MADE_AHEAD), async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(style),
  );

  for (const view of ['sign-in', 'new-account'] as const) {
    const url = `${PROVIDER_PATH}/interaction/:uid${view === 'new-account' ? '/new' : ''}`;
    const pageOf = view === 'new-account' ? newAccountPage : signInPage;
    scope.get<VisitOf>(url, plainRoute([signInSteps]), async (request, reply) => {
      if (!underWay(begun, request)) return show(reply, 400, expiredPage());
      return show(reply, 200, pageOf(placeOf(request)));
    });
    scope.post<VisitOf & { Body: unknown }>(
      url,
      plainRoute([signInSteps, ...SIGN_IN_LIMITS, ...NEW_ACCOUNT_LIMITS]),
      async (request, reply) => {
        const signIn = underWay(begun, request);
        if (!signIn) return show(reply, 400, expiredPage());
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const entry = await enter(form, request, reply);
        if ('accountId' in entry) {
          const next = await finish(provider, signIn, entry.accountId);
          // Its page is over: who comes back to it begins anew.
          const path = `${PROVIDER_PATH}/interaction/${signIn.uid}`;
          for (const name of [STEP_COOKIE, `${STEP_COOKIE}.sig`]) reply.clearCookie(name, { path });
          return reply.redirect(next, 303);
        }
        if (entry.retryAfter) reply.header('Retry-After', String(entry.retryAfter));
        const page = entry.again === 'new-account' ? newAccountPage : signInPage;
        return show(reply, entry.status, page(placeOf(request), entry.tried));
      },
    );
  }
}

type VisitOf = { Params: { uid: string }; Querystring: { begun?: unknown } };
type Visit = Pick<FastifyRequest<VisitOf>, 'params' | 'query' | 'cookies'>;

/** The sign-in that the address names, where this browser has begun it. */
function underWay(begun: BegunSignIns, { params, query, cookies }: Visit): Begun | undefined {
  if (cookies[STEP_COOKIE] !== params.uid) return undefined;
  return begun.read(typeof query.begun === 'string' ? query.begun : undefined, params.uid);
}

/** Tells the provider who has come in; answers where it goes on. The first that it stores of a sign-in. */
async function finish(provider: Provider, { exp, ...begun }: Begun, accountId: string): Promise<string> {
  const result = { login: { accountId, remember: false }, select_account: {} };
  const interaction = Object.assign(new provider.Interaction(), { ...begun, result });
  await interaction.save(exp - Math.floor(Date.now() / 1000));
  return begun.returnTo;
}
