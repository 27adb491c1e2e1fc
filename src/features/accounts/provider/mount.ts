import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import fastify, {
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { Db } from '../../../infra/db/client.ts';
import { faultForLog } from '../../../infra/http/fault.ts';
import { plainRoute } from '../../../infra/http/plain-routes.ts';
import { signInSteps } from '../rules/limits.ts';
import type { IssuerSettings } from '../sign-in/client.ts';
import { createBegunSignIns } from './begun.ts';
import { fontRoutes } from './fonts.ts';
import { interactionRoutes } from './interaction.ts';
import { loadSigningKey } from './keys.ts';
import type { Provider } from './oidc-provider.ts';
import { answerErrorsByPages, show } from './page-answers.ts';
import { messagePage } from './pages.ts';
import {
  BUILT_IN_ISSUER,
  CLIENT_ID,
  clientSecret,
  createProvider,
  PROVIDER_PATH,
  SESSION_COOKIE,
} from './provider.ts';
import { isTooMuch } from './request-size.ts';

const TOO_MUCH = 'The address of this sign-in is longer than it can be. Please start again.';

export type MountParts = {
  db: Db;
  now: () => Date;
  publicUrl: URL;
  redirectUri: string;
  secretKey: string;
  demo: boolean;
};

/** Puts the built-in provider on the server; answers how this server signs in with it. */
export async function mountProvider(app: FastifyInstance, parts: MountParts): Promise<IssuerSettings> {
  const { db, now, publicUrl, secretKey, redirectUri, demo } = parts;
  const issuer = new URL(PROVIDER_PATH, publicUrl).href;
  const signingKey = await loadSigningKey(db, secretKey, now());
  const begun = createBegunSignIns(secretKey);
  const provider = createProvider({ db, begun, issuer, redirectUri, secretKey, signingKey });
  const tell = (error: Error) => app.log.error({ fault: faultForLog(error) }, 'the sign-in provider failed');
  provider.on('server_error', (_ctx, error) => tell(error));
  const server: EventEmitter = provider;
  server.on('error', tell);

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => asPublic(request.raw, publicUrl));
    interactionRoutes(scope, { provider, begun, db, now, demo, publicUrl, secretKey });
  });

  fontRoutes(app);

  await app.register(async (scope) => {
    answerErrorsByPages(scope);
    scope.addHook('onRequest', async (request, reply) => {
      if (isTooMuch(request.raw.url ?? ''))
        return show(reply, 400, messagePage('That did not work', TOO_MUCH));
      return undefined;
    });
    providerRoutes(scope, { provider, publicUrl, ...plainRoute([signInSteps]) });
  });
  // This server asks the provider too, in every sign-in of everybody: within the process, where no caller is counted.
  const inside = fastify();
  providerRoutes(inside, { provider, publicUrl });
  return {
    issuer,
    keptAs: BUILT_IN_ISSUER,
    clientId: CLIENT_ID,
    clientSecret: clientSecret(secretKey),
    fetch: fetchFrom(inside),
  };
}

/** The provider's own routes, of which it has a few: to begin, to go on, and what its client asks. */
function providerRoutes(
  scope: FastifyInstance,
  { provider, publicUrl, config }: { provider: Provider; publicUrl: URL; config?: FastifyContextConfig },
): void {
  const answer = provider.callback();
  // The provider reads bodies itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.addHook('onRequest', async (request) => asPublic(request.raw, publicUrl));
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    const url = withNonce((request.raw.url ?? '').slice(PROVIDER_PATH.length));
    // The provider builds its own addresses from where it is mounted.
    Object.assign(request.raw, { url, baseUrl: PROVIDER_PATH });
    await answer(request.raw, reply.raw);
  };
  scope.route({ method: 'GET', url: `${PROVIDER_PATH}/*`, config, handler });
  scope.route({ method: 'POST', url: `${PROVIDER_PATH}/token`, config, handler });
}

/**
 * Makes a request look as it does at PUBLIC_URL, whatever a proxy or a stranger wrote into it, so that addresses and
 * the cookies' Secure come from the settings alone. The provider's session is left out: on a computer that a family
 * shares nobody is signed in by another's last visit, and each sign-in is a fresh one.
 */
function asPublic(request: IncomingMessage, publicUrl: URL): void {
  const { headers } = request;
  headers.host = publicUrl.host;
  headers['x-forwarded-host'] = publicUrl.host;
  headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
  delete headers.forwarded;
  headers.cookie = (headers.cookie ?? '')
    .split(/; */)
    .filter((pair) => !pair.startsWith(`${SESSION_COOKIE}=`) && !pair.startsWith(`${SESSION_COOKIE}.sig=`))
    .join('; ');
}

/** A browser that built its request from `/api/auth/config` may know the nonce only as the challenge that it is. */
function withNonce(url: string): string {
  if (!url.startsWith('/auth?')) return url;
  const asked = new URLSearchParams(url.slice('/auth'.length));
  const challenge = asked.get('code_challenge');
  return challenge && !asked.has('nonce') ? `${url}&nonce=${encodeURIComponent(challenge)}` : url;
}

/** Reaches the provider within this process: no port, proxy or name need be known for it. */
function fetchFrom(app: FastifyInstance): CustomFetch {
  return async (address, { method, headers, body }) => {
    const { pathname, search, host } = new URL(address);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...headers, host },
      ...(body ? { payload: String(body) } : {}),
    });
    const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
    );
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: kept,
    });
  };
}
