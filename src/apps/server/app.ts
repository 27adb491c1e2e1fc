import type { FastifyInstance } from 'fastify';
import { findCaller, type Person } from '../../features/accounts/caller.ts';
import { accountRoutes } from '../../features/accounts/routes.ts';
import { isGuardian, type UserRow } from '../../features/accounts/store.ts';
import { adaptiveRoutes } from '../../features/adaptive/routes.ts';
import { consentRoutes } from '../../features/consent/routes.ts';
import { linkIfProved } from '../../features/consent/linking.ts';
import { familyRoutes } from '../../features/families/routes.ts';
import { infoRoutes } from '../../features/info/routes.ts';
import { lessonRoutes } from '../../features/lessons/routes.ts';
import { parentRoutes } from '../../features/parents/routes.ts';
import { correctionRoutes } from '../../features/progress/corrections/routes.ts';
import { progressRoutes } from '../../features/progress/routes.ts';
import { referralRoutes } from '../../features/referrals/routes.ts';
import { sharingRoutes } from '../../features/sharing/routes.ts';
import { createLimit } from '../../infra/http/limits.ts';
import { limitPlainRoutes, MADE_AHEAD, plainRoute } from '../../infra/http/plain-routes.ts';
import { createRouter } from '../../infra/http/router.ts';
import { createHttpServer } from '../../infra/http/server.ts';
import type { Deps } from './deps.ts';
import { ENDPOINTS } from './endpoints.ts';
import { healthRoutes, metricsRoutes } from './health.ts';
import { describeApi } from './openapi.ts';

/** The whole server, without the web app's pages, not yet listening. Its log goes to standard output, or to `logTo`. */
export async function createApp(deps: Deps, logTo?: NodeJS.WritableStream): Promise<FastifyInstance> {
  const { config, db, now } = deps;
  const { publicUrl, trustProxy } = config.http;
  const app = await createHttpServer({ publicUrl, trustProxy, logLevel: config.logLevel, logTo });
  limitPlainRoutes(app, (rule) => createLimit(db, rule));
  metricsRoutes(app, config.metricsToken);
  const session = { db, now, secureCookies: publicUrl.protocol === 'https:' };
  const router = createRouter<Person>({
    app,
    publicUrl,
    findCaller: (request, reply) => findCaller(session, request, reply),
    isGuardian: (guardianId, childId) => isGuardian(db, guardianId, childId),
    createLimit: (rule) => createLimit(db, rule),
  });
  // A parent whose children were here first finds them at the sign-in.
  const linking = { db, now, audit: deps.audit };
  const afterSignIn = (user: UserRow) => linkIfProved(linking, user);
  await accountRoutes(app, router, { ...deps, session, afterSignIn });
  consentRoutes(router, deps);
  familyRoutes(router, deps);
  lessonRoutes(router, deps);
  progressRoutes(router, deps);
  correctionRoutes(router, deps);
  adaptiveRoutes(router, deps);
  referralRoutes(router, deps);
  sharingRoutes(app, router, deps);
  infoRoutes(router, deps);
  parentRoutes(app, router, deps);
  healthRoutes(app, db);
  const description = describeApi(ENDPOINTS, publicUrl.origin);
  app.get('/api/openapi.json', plainRoute(MADE_AHEAD), async () => description);
  return app;
}
