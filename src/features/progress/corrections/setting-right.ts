import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/db/client.ts';
import { questionsOf } from '../../lessons/rules/judging.ts';
import { withdrawalKeys, withMarks } from '../../lessons/rules/withdrawing.ts';
import { withdrawnAmong, type LessonRow } from '../../lessons/store.ts';
import { answers, completions } from '../tables.ts';
import { reckonedAnew, type Marks } from './rules/reckoning.ts';

/**
 * Counts a withdrawn question of a completed lesson as right in all that builds on its answers: the answers themselves,
 * score and first attempt of the completion, what the level rule will look back on, the skill. Levels that were gone up
 * or down are left as they are. Call it with the user locked.
 *
 * @param step the question's place in the lesson, from 1
 */
export async function setRight(
  tx: Queries,
  userId: string,
  lesson: LessonRow,
  step: number,
  before: Marks,
): Promise<void> {
  const ofLesson = and(eq(answers.userId, userId), eq(answers.lessonId, lesson.id));
  await tx
    .update(answers)
    .set({ firstRight: true })
    .where(and(ofLesson, eq(answers.step, step)));
  const kept = await tx
    .select({ take: answers.take, step: answers.step, given: answers.given })
    .from(answers)
    .where(ofLesson)
    .orderBy(asc(answers.take), asc(answers.step));
  const marked = withMarks(lesson, await withdrawnAmong(tx, withdrawalKeys(lesson)));
  await tx
    .update(completions)
    .set(reckonedAnew(questionsOf(marked), kept, before))
    .where(and(eq(completions.userId, userId), eq(completions.lessonId, lesson.id)));
  await lookBackAnew(tx, userId, lesson);
  await showSkillsAnew(tx, userId, lesson, step);
}

/** The level rule looks back on the latest lessons at the level: as many as before, with the figures as they are now. */
async function lookBackAnew(tx: Queries, userId: string, { subject, level }: LessonRow): Promise<void> {
  await tx.execute(sql`
    update subject_levels l set recent = (
      select coalesce(array_agg(first_attempt order by completed_at, lesson_id), l.recent) from (
        select c.first_attempt, c.completed_at, c.lesson_id from completions c
        where c.user_id = l.user_id and c.subject = l.subject and c.level = l.level and c.first_attempt is not null
        order by c.completed_at desc, c.lesson_id desc limit cardinality(l.recent)) latest)
    where l.user_id = ${userId} and l.subject = ${subject} and l.level = ${level}`);
}

async function showSkillsAnew(
  tx: Queries,
  userId: string,
  { id, subject, level }: LessonRow,
  step: number,
): Promise<void> {
  await tx.execute(sql`
    update skill_records r set recent = (
      select coalesce(array_agg(first_right order by answered_at, lesson_id, step), r.recent) from (
        select a.first_right, a.answered_at, a.lesson_id, a.step from answers a
        join completions c on c.user_id = a.user_id and c.lesson_id = a.lesson_id
        where a.user_id = r.user_id and a.take = 1 and a.skill = r.skill
          and c.subject = r.subject and c.level = r.level
        order by a.answered_at desc, a.lesson_id desc, a.step desc limit cardinality(r.recent)) latest)
    where r.user_id = ${userId} and r.subject = ${subject} and r.level = ${level} and r.skill in (
      select skill from answers where user_id = r.user_id and lesson_id = ${id} and step = ${step})`);
}
