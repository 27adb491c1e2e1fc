import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../infra/db/columns.ts';
import { users } from '../accounts/tables.ts';

export const families = pgTable(
  'families',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** Six characters with which others join; only the newest one opens the family. */
    inviteCode: text('invite_code').notNull().unique(),
    /** Who made it, and may lead it whatever their age; null once that person is gone. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Premium belongs to the family and lasts until here; null when it never had any. */
    premiumUntil: instant('premium_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('families_created_by').on(table.createdBy)],
);

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
  },
  (table) => [index('family_members_family').on(table.familyId)],
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
