import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../infra/db/columns.ts';
import { users } from '../accounts/tables.ts';

export const families = pgTable('families', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  /** Six characters with which others join; only the newest one opens the family. */
  inviteCode: text('invite_code').notNull().unique(),
  /** Premium belongs to the family and lasts until here; null when it never had any. */
  premiumUntil: instant('premium_until'),
  createdAt: instant('created_at').notNull(),
});

export const familyMembers = pgTable(
  'family_members',
  {
    /** A user is in at most one family. */
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How other members call this one: a user's own id opens a parent's request form, and is nobody else's business. */
    id: uuid('id').notNull().unique().defaultRandom(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    /** The name that the member chose for this family; null: the first name is shown. */
    nickname: text('nickname'),
    joinedAt: instant('joined_at').notNull(),
    /** Who made the family, or has been given that part; every family has one. Nobody removes them. */
    isFounder: boolean('is_founder').notNull().default(false),
  },
  (table) => [
    index('family_members_family').on(table.familyId),
    uniqueIndex('family_members_founder')
      .on(table.familyId)
      .where(sql`is_founder`),
  ],
);

/** Who was in a family once: nobody redeems the referral code of a family that was theirs. */
export const formerMembers = pgTable(
  'former_members',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    familyId: uuid('family_id')
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    leftAt: instant('left_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.familyId] }),
    index('former_members_family').on(table.familyId),
  ],
);
