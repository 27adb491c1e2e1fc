import { PORTAL_ACTIONS, type PortalAction } from '../../rules/portal.ts';

/**
 * The action that a mailed token names. Its signature is the server's to check: this only chooses the page to show,
 * and for a text that names none that is the whole portal.
 */
export function namedAction(token: string): PortalAction {
  const { action } = claimsOf(token);
  return PORTAL_ACTIONS.find((known) => known === action) ?? 'view_data';
}

/** Until when a mailed token says it holds, as milliseconds since 1970; undefined where it does not say. */
export function namedEnd(token: string): number | undefined {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : undefined;
}

function claimsOf(token: string): Record<string, unknown> {
  const [payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims !== null && typeof claims === 'object' ? { ...claims } : {};
  } catch {
    return {};
  }
}
