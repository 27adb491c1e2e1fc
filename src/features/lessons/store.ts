import { asc, between, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Day } from '../../base/day.ts';
import type { Db, Queries } from '../../infra/db/client.ts';
import { lessons, withdrawnItems } from './tables.ts';

export type LessonRow = typeof lessons.$inferSelect;
export type NewLesson = typeof lessons.$inferInsert;

const listingColumns = {
  id: lessons.id,
  day: lessons.day,
  subject: lessons.subject,
  level: lessons.level,
  title: lessons.title,
  description: lessons.description,
  estimatedMinutes: lessons.estimatedMinutes,
};

/** The lessons of a date without their content, math lessons in their order. */
export async function listingsOfDay(db: Queries, day: Day) {
  return db.select(listingColumns).from(lessons).where(eq(lessons.day, day)).orderBy(asc(lessons.id));
}
export type ListingRow = Awaited<ReturnType<typeof listingsOfDay>>[number];

export async function findLesson(db: Queries, id: string): Promise<LessonRow | undefined> {
  const [row] = await db.select().from(lessons).where(eq(lessons.id, id));
  return row;
}

/** The stored lessons that a bank file became. */
export async function lessonsFrom(db: Queries, source: string): Promise<LessonRow[]> {
  return db.select().from(lessons).where(eq(lessons.source, source)).orderBy(asc(lessons.day));
}

/** Those of some questions that are withdrawn. */
export async function withdrawnAmong(db: Queries, items: readonly string[]): Promise<Set<string>> {
  if (items.length === 0) return new Set();
  const rows = await db
    .select({ item: withdrawnItems.item })
    .from(withdrawnItems)
    .where(inArray(withdrawnItems.item, [...items]));
  return new Set(rows.map(({ item }) => item));
}

export async function allWithdrawn(db: Queries): Promise<Set<string>> {
  const rows = await db.select({ item: withdrawnItems.item }).from(withdrawnItems);
  return new Set(rows.map(({ item }) => item));
}

/** Marks a question as withdrawn; one that is already stays as it is. */
export async function insertWithdrawn(db: Queries, row: typeof withdrawnItems.$inferInsert): Promise<void> {
  await db.insert(withdrawnItems).values(row).onConflictDoNothing();
}

/** The days from `from` to `to` whose lessons are there. */
export async function storedDays(db: Queries, from: Day, to: Day): Promise<Set<Day>> {
  const rows = await db
    .selectDistinct({ day: lessons.day })
    .from(lessons)
    .where(between(lessons.day, from, to));
  return new Set(rows.map((row) => row.day));
}

/** Which source stood on which of the dates from `since` on, so that none comes again too soon. */
export async function sourcesSince(db: Queries, since: Day) {
  return db
    .select({ day: lessons.day, subject: lessons.subject, level: lessons.level, source: lessons.source })
    .from(lessons)
    .where(gte(lessons.day, since));
}

/** Any fixed number that nothing else in this database locks. */
const CALENDAR_LOCK = 7_201_426;

/** Runs `act` while no other server makes lessons. */
export async function whileMakingLessons<T>(db: Db, act: (tx: Queries) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CALENDAR_LOCK})`);
    return act(tx);
  });
}

/** Stores a date's lessons; those that are there already stay as they are. */
export async function insertLessons(db: Queries, rows: NewLesson[]): Promise<void> {
  await db.insert(lessons).values(rows).onConflictDoNothing();
}
