import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../infra/db/columns.ts';
import type { CompletionReply } from './contract.ts';
import { users } from '../accounts/tables.ts';
import { lessons } from '../lessons/tables.ts';
import { LEVELS, SUBJECTS } from '../lessons/subjects.ts';
import type { BadgeId } from './rules/badges.ts';
import { LEDGER_REASONS } from './rules/points.ts';
import type { Given } from '../lessons/questions/given.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A lesson that a user has finished; one row a lesson, retakes better it. */
export const completions = pgTable(
  'completions',
  {
    userId: owner(),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id),
    /** Copies of the lesson's, so that the report and the level rule read one table. */
    subject: text('subject', { enum: SUBJECTS }).notNull(),
    level: text('level', { enum: LEVELS }).notNull(),
    /** The child's own day of the first completion. */
    day: date('day', { mode: 'string' }).notNull(),
    /** When it was done, perhaps without a network. */
    completedAt: instant('completed_at').notNull(),
    /** When it reached the server: then, or later. */
    receivedAt: instant('received_at').notNull().defaultNow(),
    /** Best score of all takes, percent. */
    score: smallint('score').notNull(),
    takes: integer('takes').notNull().default(1),
    seconds: integer('seconds').notNull(),
    /**
     * Percent of first answers that were right, in the first take, not rounded; null when its answers were not sent.
     */
    firstAttempt: doublePrecision('first_attempt'),
    /** The figure of the text that is kept, the newest one; null where there is none. */
    essayFigure: smallint('essay_figure'),
    points: integer('points').notNull(),
    essayText: text('essay_text'),
    /** When the text that is kept was handed in, perhaps in a later take; null where there is none. */
    essayAt: instant('essay_at'),
    /** When that text reached the server. */
    essayReceivedAt: instant('essay_received_at'),
    photoId: uuid('photo_id'),
    /** Keys of the latest 50 submissions that had one, the latest last: none of them is taken twice. */
    submissionKeys: text('submission_keys').array().notNull().default([]),
    /** What the latest submission was answered: a browser that lost the answer gets it again. */
    submissionReply: jsonb('submission_reply').$type<CompletionReply>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('completions_recent').on(table.userId, table.completedAt),
    index('completions_day').on(table.userId, table.day),
    // Who has done a lesson, for the statistics of its questions and for what is set right in it.
    index('completions_lesson').on(table.lessonId, table.userId),
  ],
);

/** The answers of ten takes of a lesson, later ones in the tenth's place: what the knowledge model learns from. */
export const answers = pgTable(
  'answers',
  {
    userId: owner(),
    lessonId: text('lesson_id').notNull(),
    /** 1 for the first time through the lesson, then counting retakes up to 10; 10 is the latest beyond that. */
    take: integer('take').notNull(),
    /** The question's place in the lesson, counted from 1. */
    step: smallint('step').notNull(),
    /** The bank's question (`reading/easy/the-red-kite#2`) or the generator (`math/4.NF.B.3`). */
    item: text('item').notNull(),
    skill: text('skill').notNull(),
    given: jsonb('given').$type<Given[]>().notNull(),
    firstRight: boolean('first_right').notNull(),
    seconds: integer('seconds').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId, table.take, table.step] })],
);

/** Every change of a user's points, once. `users.points` is its sum. */
export const pointsLedger = pgTable(
  'points_ledger',
  {
    userId: owner(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: LEDGER_REASONS }).notNull(),
    /** What the points are for, such as the lesson's id; each is paid once. */
    ref: text('ref').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('points_ledger_once').on(table.userId, table.reason, table.ref),
  ],
);

/** Every change of a user's shields, once. `users.shields` is its sum. */
export const shieldLedger = pgTable(
  'shield_ledger',
  {
    userId: owner(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ['streak_protected', 'share'] }).notNull(),
    ref: text('ref').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('shield_ledger_once').on(table.userId, table.reason, table.ref),
  ],
);

export const earnedBadges = pgTable(
  'earned_badges',
  {
    userId: owner(),
    badgeId: text('badge_id').$type<BadgeId>().notNull(),
    /** When that was done which earned it, perhaps without a network. */
    earnedAt: instant('earned_at').notNull(),
    /** When the server came to know of it: then, or later. */
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.badgeId] })],
);

/** A user's present level in a subject and the figures that the level rule counts at it. */
export const subjectLevels = pgTable(
  'subject_levels',
  {
    userId: owner(),
    subject: text('subject', { enum: SUBJECTS }).notNull(),
    level: text('level', { enum: LEVELS }).notNull(),
    /** First-attempt percentages of the latest lessons at this level, oldest first, five at most. */
    recent: doublePrecision('recent')
      .array()
      .notNull()
      .default(sql`'{}'::double precision[]`),
    /** The latest move: from where, and the mean and number of the lessons that led to it; null once judged anew. */
    movedFrom: text('moved_from', { enum: LEVELS }),
    movedMean: smallint('moved_mean'),
    movedLessons: smallint('moved_lessons'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject] })],
);

/** What a user has shown of a skill at a level. */
export const skillRecords = pgTable(
  'skill_records',
  {
    userId: owner(),
    subject: text('subject', { enum: SUBJECTS }).notNull(),
    level: text('level', { enum: LEVELS }).notNull(),
    skill: text('skill').notNull(),
    attempts: integer('attempts').notNull(),
    /** Whether the latest first attempts were right, oldest first, five at most. */
    recent: boolean('recent').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject, table.level, table.skill] })],
);

export const photos = pgTable(
  'photos',
  {
    userId: owner(),
    id: uuid('id').notNull().defaultRandom(),
    /** Which it was handed in with; null while it waits for that. */
    lessonId: text('lesson_id'),
    /** Key in the blob store. */
    blob: text('blob').notNull(),
    /** When it was handed in, or sent while it waits. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('photos_pending')
      .on(table.createdAt)
      .where(sql`lesson_id is null`),
  ],
);
