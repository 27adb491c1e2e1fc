/** What the audit log records. */
export const AUDIT_ACTIONS = [
  'consent_request',
  'consent_answer',
  'consent_expiry',
  'portal_request',
  'view_data',
  'export_data',
  'update_privacy',
  'delete_account',
  'parent_linked',
  'consent_outgrown',
  'controls_changed',
  'account_closed',
  'erasure_planned',
  'erasure_cancelled',
  'erasure',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_OUTCOMES = ['done', 'granted', 'denied', 'no_match', 'refused'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];
