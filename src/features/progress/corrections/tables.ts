import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../infra/db/columns.ts';
import { users } from '../../accounts/tables.ts';
import { lessons } from '../../lessons/tables.ts';
import { REPORT_REASONS } from './rules/reasons.ts';
import type { ItemStatistics } from './rules/statistics.ts';
import type { Given } from '../../lessons/questions/given.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What people say is wrong with a question: one report a person and question. */
export const questionReports = pgTable(
  'question_reports',
  {
    userId: owner(),
    /** What the question is withdrawn by: `reading/easy/nine-left-shoes#2` or `2026-11-21-math-hard-1#3`. */
    item: text('item').notNull(),
    /** Where it was met. */
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id),
    step: smallint('step').notNull(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    comment: text('comment'),
    given: jsonb('given').$type<Given[]>().notNull(),
    /** How the question had gone until then. */
    statistics: jsonb('statistics').$type<ItemStatistics>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the question was withdrawn, or looked at and found right. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.item] }),
    index('question_reports_item').on(table.item),
  ],
);

/** What a person is told of a question that was withdrawn: the points given for it, beside their line in the ledger. */
export const corrections = pgTable(
  'corrections',
  {
    userId: owner(),
    /** As in the ledger: `item@lessonId`. */
    ref: text('ref').notNull(),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id),
    points: integer('points').notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ref] })],
);
