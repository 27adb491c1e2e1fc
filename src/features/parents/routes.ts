import type { FastifyInstance } from 'fastify';
import type { Router } from '../../infra/http/router.ts';
import type { Person } from '../accounts/caller.ts';
import { openAudit } from '../consent/audit.ts';
import { digestRoutes } from './digest/routes.ts';
import { linkedRoutes, type LinkedParts } from './linked/routes.ts';
import { portalRoutes, type PortalParts } from './portal/routes.ts';

type ParentParts = Omit<PortalParts & LinkedParts, 'audit'>;

/** What parents do: by mailed link without an account, with an account of their own, and from their weekly letter. */
export function parentRoutes(app: FastifyInstance, router: Router<Person>, deps: ParentParts): void {
  const parts = { ...deps, audit: openAudit(deps.config.secretKey) };
  portalRoutes(router, parts);
  linkedRoutes(router, parts);
  digestRoutes(app, parts);
}
