import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { READS_ONLY } from '../../base/limit.ts';
import { isDatabaseGone, type Db } from '../../infra/db/client.ts';
import { faultForLog } from '../../infra/http/fault.ts';
import { plainRoute } from '../../infra/http/plain-routes.ts';

/** `GET /healthz`: the process lives. `GET /readyz`: the database answers and is up to date. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get('/healthz', plainRoute({ none: 'does nothing' }), async () => ({ status: 'ok' }));
  app.get('/readyz', plainRoute(READS_ONLY), async (request, reply) => {
    try {
      await db.execute(sql`select 1 from lessons limit 1`);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ fault: faultForLog(error) }, 'not ready');
      const reason = isDatabaseGone(error)
        ? 'the database cannot be reached'
        : 'the database is not up to date';
      return reply.code(503).header('Retry-After', '2').send({ status: 'not ready', reason });
    }
  });
}

/** `GET /metrics` for Prometheus, to who has the token; there is no such page without one. */
export function metricsRoutes(app: FastifyInstance, token: string | undefined): void {
  if (!token) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  const expected = Buffer.from(`Bearer ${token}`);
  app.get(
    '/metrics',
    plainRoute({ none: 'reads counts from memory, for who has the token' }),
    async (request, reply) => {
      const given = Buffer.from(request.headers.authorization ?? '');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        return reply
          .code(401)
          .header('WWW-Authenticate', 'Bearer')
          .send({ message: 'The metrics need their token.', code: 'signed_out' });
      }
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
}
