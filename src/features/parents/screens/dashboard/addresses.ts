import { paths } from '../../../../paths.ts';
import type { Viewed } from '../../rules/viewed-child.ts';

export function dashboardOf(viewed: Viewed): string {
  return withChild(paths.parentDashboard, viewed);
}

export function reportOf(viewed: Viewed): string {
  return withChild(paths.detailedReport, viewed);
}

/** One's own learning needs no name in the address. */
function withChild(path: string, { id, linked }: Viewed): string {
  return linked ? `${path}?child=${encodeURIComponent(id)}` : path;
}
