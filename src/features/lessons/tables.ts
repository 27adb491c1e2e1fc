import { date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../infra/db/columns.ts';
import type { LessonContent } from './contract.ts';
import { LEVELS, SUBJECTS } from './subjects.ts';

/** The calendar of days: each row is a lesson of one date, and never changes once it is there. */
export const lessons = pgTable(
  'lessons',
  {
    /** Stable and readable: `2026-11-21-math-hard-1`. */
    id: text('id').primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
    subject: text('subject', { enum: SUBJECTS }).notNull(),
    level: text('level', { enum: LEVELS }).notNull(),
    /** 1, and for math 1 to 3. */
    ordinal: smallint('ordinal').notNull(),
    /** The bank's path (`reading/easy/the-red-kite`) or the generator's skill (`math/4.NF.B.3`). */
    source: text('source').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    estimatedMinutes: integer('estimated_minutes').notNull(),
    content: jsonb('content').$type<LessonContent>().notNull(),
  },
  (table) => [index('lessons_day').on(table.day), index('lessons_source').on(table.source, table.day)],
);

/** Questions that were found to be wrong. The lessons that hold them stay as they were stored. */
export const withdrawnItems = pgTable('withdrawn_items', {
  /** `reading/easy/the-red-kite#2`, or for one generated problem its place: `2026-11-21-math-hard-1#3`. */
  item: text('item').primaryKey(),
  reason: text('reason').notNull(),
  withdrawnAt: instant('withdrawn_at').notNull(),
});
