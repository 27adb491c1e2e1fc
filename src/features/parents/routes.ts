import type { FastifyInstance } from 'fastify';
import type { Router } from '../../infra/http/router.ts';
import type { Person } from '../accounts/caller.ts';
import { digestRoutes } from './digest/routes.ts';
import { linkedRoutes, type LinkedParts } from './linked/routes.ts';
import { portalRoutes, type PortalParts } from './portal/routes.ts';

/** What parents do: by mailed link without an account, with an account of their own, and from their weekly letter. */
export function parentRoutes(
  app: FastifyInstance,
  router: Router<Person>,
  parts: PortalParts & LinkedParts,
): void {
  portalRoutes(router, parts);
  linkedRoutes(router, parts);
  digestRoutes(app, parts);
}
