import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../../base/refusal.ts';
import type { Db } from '../../infra/db/client.ts';
import { faultForLog } from '../../infra/http/fault.ts';
import { atPublicName, isOtherNameOfThisMachine } from '../../infra/http/own-origin.ts';
import { plainRoute } from '../../infra/http/plain-routes.ts';
import type { Router } from '../../infra/http/router.ts';
import { paths } from '../../paths.ts';
import { endSession, startSession, type Person, type SessionParts } from './caller.ts';
import { currentUser, signInConfig, updateProfile } from './contract.ts';
import { presentUser } from './present.ts';
import { signInSteps } from './rules/limits.ts';
import { isPersonalName, NO_NAME } from './rules/names/personal.ts';
import { namesOf, NAME_FIELDS } from './rules/own-names.ts';
import { mountProvider } from './provider/mount.ts';
import { createOpenIdClient, SCOPE } from './sign-in/client.ts';
import { createFlowCookie } from './sign-in/flow.ts';
import { outcomeAddress, returnPath } from './rules/return-path.ts';
import { saveProfile, signInIdentity, type UserRow } from './store.ts';

export type AccountDeps = {
  config: {
    http: { publicUrl: URL };
    secretKey: string;
    oidc: 'builtin' | { issuer: URL | string; clientId: string; clientSecret: string };
    demo: boolean;
    consentAge: number;
  };
  db: Db;
  now: () => Date;
  session: SessionParts;
  /** What later features do with whoever signs in. */
  afterSignIn(user: UserRow): Promise<void>;
};

/** Signing in and out, and who one is. */
export async function accountRoutes(
  app: FastifyInstance,
  router: Router<Person>,
  deps: AccountDeps,
): Promise<void> {
  const { config, db, now, session } = deps;
  const { publicUrl } = config.http;
  const { secretKey, oidc, demo } = config;
  const redirectUri = new URL('/api/auth/callback', publicUrl).href;
  const settings =
    oidc === 'builtin'
      ? await mountProvider(app, { db, now, publicUrl, redirectUri, secretKey, demo })
      : { ...oidc, issuer: String(oidc.issuer) };
  const client = createOpenIdClient(settings, redirectUri);
  const flows = createFlowCookie({ secretKey, secureCookies: session.secureCookies, now });

  router.handle(currentUser, async ({ caller }) => presentUser(caller, config.consentAge));

  router.handle(updateProfile, async ({ caller, body }) => {
    const names = namesOf(body);
    if ('problem' in names) throw new Refusal('invalid', names.problem, { field: names.field });
    // What the provider calls somebody may be no name, and stays until it is changed.
    const field = NAME_FIELDS.find(
      (each) => names[each] !== '' && body[each] !== caller.user[each] && !isPersonalName(names[each]),
    );
    if (field) throw new Refusal('invalid', NO_NAME, { field });
    const user = await saveProfile(db, caller.id, { ...names, avatar: body.avatar });
    if (!user) throw new Refusal('signed_out', 'Please sign in first.');
    return presentUser({ ...caller, user }, config.consentAge);
  });

  router.handle(signInConfig, async ({ request, reply }) => {
    const authorizationEndpoint = await client.authorizationEndpoint().catch((error: unknown) => {
      request.log.warn({ fault: faultForLog(error) }, 'the sign-in provider cannot be reached');
      throw new Refusal('unavailable', 'Signing in is not possible just now. Please try again in a moment.', {
        retryAfter: 5,
      });
    });
    const { codeChallenge, nonce } = await flows.begin(reply);
    return {
      clientId: settings.clientId,
      redirectUri,
      authorizationEndpoint,
      scope: SCOPE,
      codeChallenge,
      codeChallengeMethod: 'S256' as const,
      nonce,
    };
  });

  app.get<{ Querystring: { returnTo?: unknown } }>(
    '/api/auth/login',
    plainRoute([signInSteps]),
    async (request, reply) => {
      // The sign-in ends at the public name, so it begins there: another name's cookie would be missed.
      if (isOtherNameOfThisMachine(request.host, publicUrl))
        return go(reply, atPublicName(request.url, publicUrl));
      const { returnTo } = request.query;
      const path = returnPath(typeof returnTo === 'string' ? returnTo : undefined);
      try {
        return await go(reply, await client.authorizationUrl(await flows.begin(reply), path));
      } catch (error) {
        request.log.warn({ fault: faultForLog(error) }, 'the sign-in provider cannot be reached');
        return go(reply, outcomeAddress(path, 'error'));
      }
    },
  );

  app.get('/api/auth/callback', plainRoute([signInSteps]), async (request, reply) => {
    const callback = new URL(redirectUri);
    callback.search = request.url.split('?').slice(1).join('?');
    const path = returnPath(callback.searchParams.get('state'));
    try {
      const flow = flows.read(request);
      if (!flow) throw new Error('this browser has no sign-in under way');
      const identity = await client.exchange(callback, flow);
      const user = await signInIdentity(db, identity, 'UTC', now());
      // Whatever session the browser came with ends here: nobody goes on in one that somebody else may know.
      await endSession(session, request, reply);
      // Before the session: a sign-in that fails leaves nobody signed in.
      await deps.afterSignIn(user);
      await startSession(session, reply, user.id);
      flows.end(reply);
      return await go(reply, outcomeAddress(path, 'success'));
    } catch (error) {
      request.log.warn({ fault: faultForLog(error) }, 'a sign-in failed');
      return go(reply, outcomeAddress(path, 'error'));
    }
  });

  app.get(paths.logout, plainRoute({ none: 'ends a session, and adds nothing' }), async (request, reply) => {
    // A navigation by specification, so a picture on another site could ask for it. Browsers say where a request
    // comes from; the older ones, which do not, send no session along with another site's pictures.
    if (request.headers['sec-fetch-site'] !== 'cross-site') await endSession(session, request, reply);
    return go(reply, paths.home);
  });
}

const go = (reply: FastifyReply, address: string) =>
  reply.header('Cache-Control', 'no-store').redirect(address, 302);
