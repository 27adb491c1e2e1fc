/** What a parent may do in the portal; each token serves one of them. */
export const PORTAL_ACTIONS = ['view_data', 'export_data', 'update_privacy', 'delete_account'] as const;
export type PortalAction = (typeof PORTAL_ACTIONS)[number];

export const PORTAL_TOKEN_MS = 30 * 60_000;
/** Within this time the browser that used a token may have its answer again. */
export const REPEAT_MS = 2 * 60_000;

/** Texts in one answer of the portal: more than one on each day of a year. All of them are in the export. */
export const MOST_ESSAYS = 400;
