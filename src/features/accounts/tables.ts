import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { bytea, instant, weekdays } from '../../infra/db/columns.ts';
import { USER_STATES } from './rules/user-state.ts';
import { ERASURE_REASONS } from './rules/planned-erasure.ts';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Issuer and subject of the OpenID Connect identity that signs in as this user. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull(),
    name: text('name').notNull(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    /** The names that the person chose here; they begin as the provider's. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Name of one of the product's own avatars. */
    avatar: text('avatar'),
    state: text('state', { enum: USER_STATES }).notNull().default('pending'),
    birthDate: date('birth_date', { mode: 'string' }),
    timeZone: text('time_zone').notNull(),
    timeZoneChangedAt: instant('time_zone_changed_at').notNull(),
    /** Sum of the points ledger, kept with it in the same transaction. */
    points: integer('points').notNull().default(0),
    streak: integer('streak').notNull().default(0),
    /** The last day that the streak counts, in the child's own days. */
    streakDay: date('streak_day', { mode: 'string' }),
    shields: integer('shields').notNull().default(0),
    lessonsCompleted: integer('lessons_completed').notNull().default(0),
    /** Lessons completed for the first time in the week that began on `weekOf`, a Monday of the child's own days. */
    weekLessons: integer('week_lessons').notNull().default(0),
    weekOf: date('week_of', { mode: 'string' }),
    /** Grows with every change that a completion builds on; one that finds another than it read begins anew. */
    revision: integer('revision').notNull().default(0),
    /*
     * What a parent has settled. It stands in the user's own row because every call of the child reads that anyway.
     */
    /** Weekdays, 1 (Monday) to 7, on which no lesson is expected: they do not break a streak. */
    restDays: weekdays('rest_days')
      .notNull()
      .default(sql`0`),
    /** Minutes of lessons a day after which no new one is begun; null: no limit. */
    dailyMinutes: smallint('daily_minutes'),
    /** The lesson that was opened last while there was time: it may be finished after. Kept only where minutes are set. */
    begunLesson: text('begun_lesson'),
    gamesAllowed: boolean('games_allowed').notNull().default(true),
    leaderboardAllowed: boolean('leaderboard_allowed').notNull().default(true),
    /** Whether shared pictures may be public; null where no parent has said: then age decides. */
    sharingAllowed: boolean('sharing_allowed'),
    createdAt: instant('created_at').notNull(),
    /** Renewed with the session; inactivity is counted from here. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_identity').on(table.issuer, table.subject),
    index('users_email').on(table.email),
    index('users_seen').on(table.seenAt),
  ],
);

/** Which grown-up may see and steer which child. */
export const guardians = pgTable(
  'guardians',
  {
    childId: uuid('child_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    guardianId: uuid('guardian_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: instant('since').notNull(),
    /** Whether this grown-up gets the weekly letter about this child. */
    wantsDigest: boolean('wants_digest').notNull().default(true),
    /** The Sunday of the latest weekly letter, in the grown-up's own days. */
    digestDay: date('digest_day', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.guardianId, table.childId] }),
    index('guardians_child').on(table.childId),
  ],
);

/** Accounts that are to be deleted on a day to come. */
export const plannedErasures = pgTable(
  'planned_erasures',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: ERASURE_REASONS }).notNull(),
    plannedAt: instant('planned_at').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reason] }),
    index('planned_erasures_due').on(table.dueAt),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value: a leaked table signs nobody in. */
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    renewedAt: instant('renewed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Accounts of the built-in OpenID Connect provider. */
export const providerAccounts = pgTable('provider_accounts', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Lower case, trimmed. */
  email: text('email').notNull().unique(),
  /** Whether its owner has followed a link that was mailed there. */
  emailVerified: boolean('email_verified').notNull().default(false),
  /** Absent for the ready demo people, who have no password. */
  passwordHash: text('password_hash'),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What the built-in provider keeps between its steps (its adapter's records). */
export const providerRecords = pgTable(
  'provider_records',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    userCode: text('user_code'),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('provider_records_grant').on(table.grantId),
    index('provider_records_uid').on(table.uid),
    index('provider_records_expiry').on(table.expiresAt),
  ],
);

/** The built-in provider's signing keys, shared by all servers; private parts sealed with `SECRET_KEY`. */
export const providerKeys = pgTable('provider_keys', {
  id: text('id').primaryKey(),
  sealed: text('sealed').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Counters of rate-limiter-flexible, in the shape that it asks for. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }).default(sql`null`),
});
