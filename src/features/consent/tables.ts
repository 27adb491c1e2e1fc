import { bigserial, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../infra/db/columns.ts';
import { users } from '../accounts/tables.ts';
import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from './rules/audit.ts';
import { REQUEST_STATES } from './rules/request.ts';

/** Every time a parent was asked for consent. A granted one is the consent itself and stays; others are swept. */
export const consentRequests = pgTable(
  'consent_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the mailed token: a leaked table consents to nothing. */
    tokenHash: bytea('token_hash').notNull(),
    /** Lower case. */
    parentEmail: text('parent_email').notNull(),
    state: text('state', { enum: REQUEST_STATES }).notNull().default('open'),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
    /** Version of the notice that the parent was shown. */
    noticeVersion: text('notice_version').notNull(),
    /** How the parent's word was had, with a grant. */
    method: text('method', { enum: ['email_plus'] }),
  },
  (table) => [
    uniqueIndex('consent_requests_token').on(table.tokenHash),
    index('consent_requests_user').on(table.userId, table.requestedAt),
    index('consent_requests_parent').on(table.parentEmail),
    index('consent_requests_state').on(table.state, table.expiresAt),
  ],
);

/** What parents were asked and did, and what was refused. It names nobody: addresses stand in it as keyed hashes. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    outcome: text('outcome', { enum: AUDIT_OUTCOMES }).notNull(),
    /** The child it is about, where there is one; gone with the child. */
    childId: uuid('child_id').references(() => users.id, { onDelete: 'cascade' }),
    /** HMAC-SHA256 of the parent's address. */
    addressHash: bytea('address_hash'),
  },
  (table) => [index('audit_log_child').on(table.childId, table.at), index('audit_log_at').on(table.at)],
);
