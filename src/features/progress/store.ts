import { and, desc, eq, sql, sum } from 'drizzle-orm';
import type { Day } from '../../base/day.ts';
import type { Db, Queries } from '../../infra/db/client.ts';
import { statement } from '../../infra/db/statement.ts';
import { users } from '../accounts/tables.ts';
import type { Level, Subject } from '../lessons/subjects.ts';
import { lessons } from '../lessons/tables.ts';
import type { Badge, BadgeId } from './rules/badges.ts';
import type { Reward } from './rules/rewards.ts';
import type { SkillRecord } from './rules/skills.ts';
import { MOST_TEXT_LISTED } from './rules/totals.ts';
import { completions, earnedBadges, photos, pointsLedger, shieldLedger, subjectLevels } from './tables.ts';

const completionColumns = {
  lessonId: completions.lessonId,
  subject: completions.subject,
  level: completions.level,
  completedAt: completions.completedAt,
  score: completions.score,
  seconds: completions.seconds,
  essayFigure: completions.essayFigure,
  essayText: completions.essayText,
  essayAt: completions.essayAt,
  photoId: completions.photoId,
  title: lessons.title,
  day: lessons.day,
};

/** The part of a list that is asked for. */
type Listed = { limit: number; before?: string | undefined };

/**
 * A user's completions with what their lists show of the lesson, latest first. Beyond `MOST_TEXT_LISTED` characters the
 * older texts are left out.
 */
export async function completionsOf(db: Queries, userId: string, { limit, before }: Listed) {
  const listed = db
    .select(completionColumns)
    .from(completions)
    .innerJoin(lessons, eq(lessons.id, completions.lessonId))
    .where(and(eq(completions.userId, userId), before === undefined ? undefined : comesAfter(userId, before)))
    .orderBy(desc(completions.completedAt), desc(completions.lessonId))
    .limit(limit)
    .as('listed');
  const textSoFar = sql`sum(length(${listed.essayText})) over (order by ${listed.completedAt} desc, ${listed.lessonId} desc)`;
  return db
    .select({
      lessonId: listed.lessonId,
      subject: listed.subject,
      level: listed.level,
      completedAt: listed.completedAt,
      score: listed.score,
      seconds: listed.seconds,
      essayFigure: listed.essayFigure,
      essayText: sql<
        string | null
      >`case when ${textSoFar} <= ${MOST_TEXT_LISTED} then ${listed.essayText} end`,
      essayAt: listed.essayAt,
      photoId: listed.photoId,
      title: listed.title,
      day: listed.day,
    })
    .from(listed)
    .orderBy(desc(listed.completedAt), desc(listed.lessonId));
}

const comesAfter = (userId: string, lessonId: string) => sql`
  (${completions.completedAt}, ${completions.lessonId}) < (
    select completed_at, lesson_id from completions where user_id = ${userId}::uuid and lesson_id = ${lessonId})`;
export type CompletionRow = Awaited<ReturnType<typeof completionsOf>>[number];

export async function hasCompleted(db: Queries, userId: string, lessonId: string): Promise<boolean> {
  const found = await db
    .select({ lessonId: completions.lessonId })
    .from(completions)
    .where(and(eq(completions.userId, userId), eq(completions.lessonId, lessonId)));
  return found.length > 0;
}

export async function secondsSpent(db: Queries, userId: string): Promise<number> {
  const [row] = await db
    .select({ seconds: sum(completions.seconds).mapWith(Number) })
    .from(completions)
    .where(eq(completions.userId, userId));
  return row?.seconds ?? 0;
}

/** Seconds of the lessons that a user finished on a day. */
export async function secondsOn(db: Queries, userId: string, day: Day): Promise<number> {
  const [row] = await db
    .select({ seconds: sum(completions.seconds).mapWith(Number) })
    .from(completions)
    .where(and(eq(completions.userId, userId), eq(completions.day, day)));
  return row?.seconds ?? 0;
}

/** Keeps which lesson a user has begun while there was time for it. */
export async function rememberBegun(db: Queries, userId: string, lessonId: string): Promise<void> {
  await db.update(users).set({ begunLesson: lessonId }).where(eq(users.id, userId));
}

export async function badgesOf(db: Queries, userId: string): Promise<Map<BadgeId, Date>> {
  const rows = await db.select().from(earnedBadges).where(eq(earnedBadges.userId, userId));
  return new Map(rows.map((row) => [row.badgeId, row.earnedAt]));
}

/** A subject that the user has had: the present level and what has been shown of its skills. */
export type SubjectStanding = { subject: Subject; level: Level; skills: (SkillRecord & { skill: string })[] };

const readStanding = statement<{ subjects: SubjectStanding[]; doneToday: Subject[] }>(
  'standing',
  `select
     (select coalesce(json_agg(json_build_object('subject', subject, 'level', level, 'skills', (
         select coalesce(json_agg(json_build_object('skill', skill, 'attempts', attempts, 'recent', recent)), '[]')
         from skill_records r where r.user_id = l.user_id and r.subject = l.subject and r.level = l.level))), '[]')
       from subject_levels l where user_id = $1) as subjects,
     array(select distinct subject from completions where user_id = $1 and day = $2) as "doneToday"`,
);

/** What the dashboard shows of a user's subjects on a day, in one query: it is read at every visit. */
export async function standingOf(db: Db, userId: string, today: Day) {
  const [row] = await readStanding(db, [userId, today]);
  if (!row) throw new Error('a select without a table gave no row');
  return row;
}

export async function subjectLevelOf(db: Queries, userId: string, subject: Subject) {
  const [row] = await db
    .select({ level: subjectLevels.level, recent: subjectLevels.recent })
    .from(subjectLevels)
    .where(and(eq(subjectLevels.userId, userId), eq(subjectLevels.subject, subject)));
  return row;
}

/** Spends shields and moves the streak's last counted day, unless another call just did. */
export async function protectStreak(
  db: Db,
  userId: string,
  seen: { streakDay: Day | null; shields: number },
  spent: { shields: number; streakDay: Day; at: Date },
): Promise<{ streak: number; shields: number } | undefined> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({
        shields: sql`${users.shields} - ${spent.shields}`,
        streakDay: spent.streakDay,
        revision: sql`${users.revision} + 1`,
      })
      .where(
        and(
          eq(users.id, userId),
          sql`${users.streakDay} is not distinct from ${seen.streakDay}::date`,
          eq(users.shields, seen.shields),
        ),
      )
      .returning({ streak: users.streak, shields: users.shields });
    if (user) {
      await tx.insert(shieldLedger).values({
        userId,
        amount: -spent.shields,
        reason: 'streak_protected',
        ref: spent.streakDay,
        createdAt: spent.at,
      });
    }
    return user;
  });
}

/** Adds a reward to a user's points and shields, with a line in each ledger, and keeps the badges that it earned. */
export async function writeReward(
  tx: Queries,
  userId: string,
  given: { paid: Reward; earned: readonly Badge[]; reason: 'share' | 'correction'; ref: string; at: Date },
): Promise<void> {
  const { paid, earned, reason, ref, at: createdAt } = given;
  await tx
    .update(users)
    .set({
      points: sql`${users.points} + ${paid.points}`,
      shields: sql`${users.shields} + ${paid.shields}`,
      revision: sql`${users.revision} + 1`,
    })
    .where(eq(users.id, userId));
  const line = { userId, reason, ref, createdAt };
  await tx.insert(pointsLedger).values({ ...line, amount: paid.points });
  // Only sharing gives shields.
  if (paid.shields > 0) {
    await tx.insert(shieldLedger).values({ ...line, reason: 'share', amount: paid.shields });
  }
  if (earned.length === 0) return;
  await tx
    .insert(earnedBadges)
    .values(earned.map(({ id }) => ({ userId, badgeId: id, earnedAt: createdAt, receivedAt: createdAt })));
}

export async function findPhoto(db: Queries, userId: string, photoId: string) {
  const [row] = await db
    .select({ blob: photos.blob })
    .from(photos)
    .where(and(eq(photos.userId, userId), eq(photos.id, photoId)));
  return row;
}
