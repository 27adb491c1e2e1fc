import type { FastifyInstance } from 'fastify';
import type { Router } from '../../infra/http/router.ts';
import type { Person } from '../accounts/caller.ts';
import { digestRoutes } from './digest/routes.ts';
import { erasureRoutes } from './erasure/routes.ts';
import { openExporter, type ExportParts } from './export/exporting.ts';
import { linkedRoutes, type LinkedParts } from './linked/routes.ts';
import { ownRoutes } from './own/routes.ts';
import { portalRoutes, type PortalParts } from './portal/routes.ts';

/**
 * What parents do: by mailed link without an account, with an account of their own, and from their weekly letter; and
 * what whoever needs no parent does with their own account.
 */
export function parentRoutes(
  app: FastifyInstance,
  router: Router<Person>,
  parts: Omit<PortalParts, 'exporter'> & LinkedParts & ExportParts,
): void {
  const exporter = openExporter(parts);
  portalRoutes(router, { ...parts, exporter });
  linkedRoutes(router, parts);
  ownRoutes(router, { ...parts, exporter });
  erasureRoutes(router, parts);
  digestRoutes(app, parts);
}
