import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../../base/refusal.ts';
import { isOwnOrigin } from './own-origin.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that another site may have caused. Browsers send `Sec-Fetch-Site` or, the older
 * ones, `Origin`; a request with neither does not come from our pages.
 */
export function requireSameSite(method: string, headers: IncomingHttpHeaders, publicUrl: URL): void {
  if (SAFE.has(method)) return;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  if (site === undefined && isOwnOrigin(headers.origin, publicUrl)) return;
  throw new Refusal('cross_site', 'This can only be done from our own pages.');
}
