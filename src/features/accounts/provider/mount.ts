import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { Db } from '../../../infra/db/client.ts';
import { faultForLog } from '../../../infra/http/fault.ts';
import { plainRoute } from '../../../infra/http/plain-routes.ts';
import { signInSteps } from '../rules/limits.ts';
import type { IssuerSettings } from '../sign-in/client.ts';
import { fontRoutes } from './fonts.ts';
import { interactionRoutes } from './interaction.ts';
import { loadSigningKey } from './keys.ts';
import {
  BUILT_IN_ISSUER,
  CLIENT_ID,
  clientSecret,
  createProvider,
  PROVIDER_PATH,
  SESSION_COOKIE,
} from './provider.ts';

/** This server asks here too, from within, in every sign-in of everybody. */
const GOES_ON = { none: 'goes on with a sign-in that was counted when it began' };

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
  const provider = createProvider({ db, issuer, redirectUri, secretKey, signingKey });
  const tell = (error: Error) => app.log.error({ fault: faultForLog(error) }, 'the sign-in provider failed');
  provider.on('server_error', (_ctx, error) => tell(error));
  const server: EventEmitter = provider;
  server.on('error', tell);

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => asPublic(request.raw, publicUrl));
    interactionRoutes(scope, { provider, db, now, demo, publicUrl });
  });

  fontRoutes(app);

  const answer = provider.callback();
  await app.register(async (scope) => {
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
    const method = ['GET', 'POST', 'OPTIONS'];
    // Here a sign-in begins, which is the only thing that adds a record without a password.
    scope.route({ method, url: `${PROVIDER_PATH}/auth`, ...plainRoute([signInSteps]), handler });
    scope.route({ method, url: `${PROVIDER_PATH}/*`, ...plainRoute(GOES_ON), handler });
  });
  return {
    issuer,
    keptAs: BUILT_IN_ISSUER,
    clientId: CLIENT_ID,
    clientSecret: clientSecret(secretKey),
    fetch: fetchFrom(app),
  };
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
