import { date, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../infra/db/columns.ts';
import { users } from '../accounts/tables.ts';
import { ACHIEVEMENT_TYPES } from './rules/achievement.ts';

/** A graphic that a user has made of an achievement; its picture is in the blob store. */
export const shares = pgTable(
  'shares',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What is shared, once each: `streak:30`, `badge:daily-hero`. */
    achievement: text('achievement').notNull(),
    /** Unguessable name of its page and picture. */
    imageId: text('image_id').notNull().unique(),
    type: text('type', { enum: ACHIEVEMENT_TYPES }).notNull(),
    value: integer('value').notNull(),
    /** The first name on the picture; null where it carries none. */
    shownName: text('shown_name'),
    createdAt: instant('created_at').notNull(),
    /** The child's own day on which it was rewarded; null where it was not. */
    rewardedOn: date('rewarded_on', { mode: 'string' }),
    /** How many lessons the child had completed then; null where it was not. */
    rewardedAfter: integer('rewarded_after'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.achievement] }),
    // At most one reward a day.
    uniqueIndex('shares_rewarded').on(table.userId, table.rewardedOn),
  ],
);
