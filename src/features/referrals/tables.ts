import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../infra/db/columns.ts';
import { users } from '../accounts/tables.ts';
import { families } from '../families/tables.ts';

/** Codes with which a family invites another one; each is completed once. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    code: text('code').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    /** When another family used it; null while it is pending. */
    completedAt: instant('completed_at'),
  },
  (table) => [index('referrals_family').on(table.familyId, table.createdAt)],
);

/** Who has redeemed a code. It outlives the families: leaving one and coming again earns nothing. */
export const redemptions = pgTable('redemptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  redeemedAt: instant('redeemed_at').notNull(),
});
