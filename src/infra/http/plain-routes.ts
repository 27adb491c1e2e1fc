import type { FastifyInstance } from 'fastify';
import type { LimitRule, Limits } from '../../base/limit.ts';
import { createCallLimits, type Limit } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route states of its limits; of a contract's route it is the contract's. */
    limit?: Limits;
    /** A route that no contract states: nothing but the hook below counts its calls. */
    isPlain?: true;
  }
}

/** A served route by its method and path, and what it states of its limits. */
export type ServedRoute = { call: string; limit: Limits | undefined };

const served = new WeakMap<FastifyInstance, ServedRoute[]>();

/** All routes that were added after `limitPlainRoutes`. */
export const routesOf = (app: FastifyInstance): readonly ServedRoute[] => served.get(app) ?? [];

/** For files and texts that are read at the start and kept in memory. */
export const MADE_AHEAD: Limits = { none: 'made at the start, answered from memory' };

/**
 * The `config` of a route that no contract states: a page, a file, a library's own. It has no signed-in person, so its
 * limits are by caller or for the installation.
 */
export const plainRoute = (limit: Limits) => ({ config: { limit, isPlain: true as const } });

/** Has the calls of plain routes counted by what they state. To be called before any route is added. */
export function limitPlainRoutes(app: FastifyInstance, createFor: (rule: LimitRule) => Limit): void {
  const routes: ServedRoute[] = [];
  served.set(app, routes);
  app.addHook('onRoute', (route) => {
    const { limit, isPlain } = route.config ?? {};
    for (const method of [route.method].flat()) routes.push({ call: `${method} ${route.url}`, limit });
    if (!limit || !isPlain || 'none' in limit) return;
    const countCall = createCallLimits(limit, createFor);
    const before = [route.onRequest ?? []].flat();
    route.onRequest = [...before, async (request) => countCall({ ip: request.ip, params: {} })];
  });
}
