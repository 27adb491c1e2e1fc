import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../infra/db/columns.ts';
import { users } from '../accounts/tables.ts';
import { PORTAL_ACTIONS } from './rules/portal.ts';

/** Tokens of the parent portal that have been given out, each for one act. */
export const portalTokens = pgTable(
  'portal_tokens',
  {
    jti: uuid('jti').primaryKey(),
    /** Nobody in one that was made for a request that matched no child, and in one whose child is deleted. */
    childId: uuid('child_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action', { enum: PORTAL_ACTIONS }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** SHA-256 of the browser's own key: it may ask once more for the answer that it lost. */
    usedKeyHash: bytea('used_key_hash'),
    /** That answer, sealed; swept within minutes. */
    answer: text('answer'),
  },
  (table) => [
    index('portal_tokens_child').on(table.childId),
    index('portal_tokens_expiry').on(table.expiresAt),
  ],
);

/** Who has been deleted, so that a restored backup does not bring anyone back. */
export const erasures = pgTable('erasures', {
  /** SHA-256 of the user's id, which was random: it tells nothing of anybody who is not there again. */
  idHash: bytea('id_hash').primaryKey(),
  erasedAt: instant('erased_at').notNull(),
  /** The folder of files that is still to be deleted and noted; null once that is done. */
  folder: text('folder'),
});
