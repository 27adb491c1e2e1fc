import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Queries } from '../../../infra/db/client.ts';
import { NO_ID } from '../../../infra/db/columns.ts';
import { users } from '../../accounts/tables.ts';
import { lessons, withdrawnItems } from '../../lessons/tables.ts';
import { completions, pointsLedger } from '../tables.ts';
import type { ReportReason } from './rules/reasons.ts';
import type { ItemStatistics } from './rules/statistics.ts';
import { corrections, questionReports } from './tables.ts';
import type { Given } from '../../lessons/questions/given.ts';

/** Where a question stood: a lesson, and its place in it from 1. */
export type Place = { lessonId: string; step: number };

/** People of each lesson whose answers the statistics read: more would tell the same. */
const SAMPLE = 2_000;

/** What was answered first at some places, and by how many people. */
export async function firstAnswers(
  db: Queries,
  places: readonly Place[],
): Promise<(Place & { given: Given; count: number })[]> {
  const { rows } = await db.execute<Place & { given: Given; count: number }>(sql`
    select o.lesson_id as "lessonId", o.step, a.given->0 as given, count(*)::integer as count
    from unnest(${textArray(places.map(({ lessonId }) => lessonId))}, ${stepArray(places)}) as o(lesson_id, step)
    cross join lateral (select user_id from completions where lesson_id = o.lesson_id limit ${SAMPLE}) c
    join answers a on a.user_id = c.user_id and a.lesson_id = o.lesson_id and a.take = 1 and a.step = o.step
    where jsonb_array_length(a.given) > 0
    group by o.lesson_id, o.step, a.given->0`);
  return rows;
}

const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;
const stepArray = (places: readonly Place[]) => sql`${sql.param(places.map(({ step }) => step))}::smallint[]`;

/**
 * Keeps a report, in the place of an earlier one of the same person and question, which is open again by that; false
 * when the question is withdrawn, and then nothing is kept.
 */
export async function keepReport(
  db: Queries,
  report: {
    userId: string;
    item: string;
    lessonId: string;
    step: number;
    reason: ReportReason;
    comment: string | null;
    given: readonly Given[];
    statistics: ItemStatistics;
    createdAt: Date;
  },
): Promise<boolean> {
  const { userId, item, lessonId, step, reason, comment, given, statistics, createdAt } = report;
  const { rows } = await db.execute(sql`
    with standing as (
      select where not exists (select from ${withdrawnItems} where ${withdrawnItems.item} = ${item})),
    kept as (
      insert into question_reports (user_id, item, lesson_id, step, reason, comment, given, statistics, created_at)
      select ${userId}::uuid, ${item}, ${lessonId}, ${step}::smallint, ${reason}, ${comment},
        ${JSON.stringify(given)}::jsonb, ${JSON.stringify(statistics)}::jsonb, ${createdAt}::timestamptz from standing
      on conflict (user_id, item) do update set lesson_id = excluded.lesson_id, step = excluded.step,
        reason = excluded.reason, comment = excluded.comment, given = excluded.given,
        statistics = excluded.statistics, created_at = excluded.created_at, settled_at = null)
    select from standing`);
  return rows.length > 0;
}

/** How many reports of other questions a person has made. */
export async function countOtherReports(db: Queries, userId: string, item: string): Promise<number> {
  return db.$count(questionReports, and(eq(questionReports.userId, userId), ne(questionReports.item, item)));
}

/** The open reports, with the names that their words must not tell. */
export async function openReports(db: Queries) {
  const rows = await db
    .select({
      item: questionReports.item,
      lessonId: questionReports.lessonId,
      reason: questionReports.reason,
      comment: questionReports.comment,
      statistics: questionReports.statistics,
      createdAt: questionReports.createdAt,
      names: {
        first: users.firstName,
        last: users.lastName,
        given: users.givenName,
        family: users.familyName,
        whole: users.name,
      },
    })
    .from(questionReports)
    .innerJoin(users, eq(users.id, questionReports.userId))
    .where(isNull(questionReports.settledAt))
    .orderBy(asc(questionReports.item), asc(questionReports.createdAt));
  return rows.map(({ names, ...row }) => ({ ...row, names: Object.values(names) }));
}

/** Who has reported a question, in the order of their ids; also where the report was put away. */
export async function reporters(db: Queries, item: string, after: string | undefined, limit: number) {
  return db
    .select({ userId: questionReports.userId, lessonId: questionReports.lessonId })
    .from(questionReports)
    .where(
      and(
        eq(questionReports.item, item),
        after === undefined ? undefined : gt(questionReports.userId, after),
      ),
    )
    .orderBy(asc(questionReports.userId))
    .limit(limit);
}

/** Whose first answer at a place was counted wrong, in whatever take, in the order of their ids. */
export async function countedWrong(db: Queries, place: Place, after: string | undefined, limit: number) {
  const { rows } = await db.execute<{ userId: string }>(sql`
    select c.user_id as "userId" from completions c
    where c.lesson_id = ${place.lessonId} and c.user_id > ${after ?? NO_ID}::uuid and exists (
      select from answers a where a.user_id = c.user_id and a.lesson_id = c.lesson_id and a.step = ${place.step}
        and not a.first_right)
    order by c.user_id limit ${limit}`);
  return rows;
}

/** What of a completion a correction builds on. */
export async function completionBefore(tx: Queries, userId: string, lessonId: string) {
  const [row] = await tx
    .select({
      score: completions.score,
      firstAttempt: completions.firstAttempt,
      points: completions.points,
    })
    .from(completions)
    .where(and(eq(completions.userId, userId), eq(completions.lessonId, lessonId)));
  return row;
}

/** Settles the report of a question that was made in a lesson, if it is still open; tells when it was made. */
export async function settleReport(
  tx: Queries,
  report: { userId: string; item: string; lessonId: string },
  at: Date,
): Promise<Date | undefined> {
  const [row] = await tx
    .update(questionReports)
    .set({ settledAt: sql`coalesce(${questionReports.settledAt}, ${at}::timestamptz)` })
    .where(
      and(
        eq(questionReports.userId, report.userId),
        eq(questionReports.item, report.item),
        eq(questionReports.lessonId, report.lessonId),
      ),
    )
    .returning({ createdAt: questionReports.createdAt });
  return row?.createdAt;
}

/** Settles all open reports of a question that was found right; tells how many. */
export async function dismissReports(db: Queries, item: string, at: Date): Promise<number> {
  const rows = await db
    .update(questionReports)
    .set({ settledAt: at })
    .where(and(eq(questionReports.item, item), isNull(questionReports.settledAt)))
    .returning({ item: questionReports.item });
  return rows.length;
}

export async function isCorrected(tx: Queries, userId: string, ref: string): Promise<boolean> {
  const rows = await tx
    .select({ id: pointsLedger.id })
    .from(pointsLedger)
    .where(
      and(eq(pointsLedger.userId, userId), eq(pointsLedger.reason, 'correction'), eq(pointsLedger.ref, ref)),
    );
  return rows.length > 0;
}

export async function insertCorrection(tx: Queries, row: typeof corrections.$inferInsert): Promise<void> {
  await tx.insert(corrections).values(row);
}

/** As many as `seeCorrections` takes at once: the others come when these are put away. */
const MOST_SHOWN = 200;

/** What a user has not seen yet, oldest first. */
export async function unseenCorrections(db: Queries, userId: string) {
  return db
    .select({ ref: corrections.ref, lessonTitle: lessons.title, points: corrections.points })
    .from(corrections)
    .innerJoin(lessons, eq(lessons.id, corrections.lessonId))
    .where(and(eq(corrections.userId, userId), isNull(corrections.seenAt)))
    .orderBy(asc(corrections.createdAt), asc(corrections.ref))
    .limit(MOST_SHOWN);
}

export async function markSeen(db: Queries, userId: string, refs: string[], at: Date): Promise<void> {
  await db
    .update(corrections)
    .set({ seenAt: at })
    .where(and(eq(corrections.userId, userId), inArray(corrections.ref, refs), isNull(corrections.seenAt)));
}

/** The transactions that write what a withdrawal looks for, at this moment. */
export async function runningWrites(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct virtualtransaction as id from pg_locks
    where mode = 'RowExclusiveLock' and relation in ('completions'::regclass, 'question_reports'::regclass)
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.map(({ id }) => id);
}
