import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/db/client.ts';
import { lessons } from '../../lessons/tables.ts';
import { completions } from '../../progress/tables.ts';
import { MOST_ESSAYS } from '../rules/portal.ts';

/** What a child has done in each subject that it has had: percent, lessons, minutes. */
export async function figuresBySubject(tx: Queries, userId: string) {
  return tx
    .select({
      subject: completions.subject,
      averageScore: sql<number>`round(avg(${completions.score}))::integer`,
      completedLessons: sql<number>`count(*)::integer`,
      totalTimeMinutes: sql<number>`round(sum(${completions.seconds}) / 60.0)::integer`,
    })
    .from(completions)
    .where(eq(completions.userId, userId))
    .groupBy(completions.subject);
}

const submittedAt = sql`coalesce(${completions.essayAt}, ${completions.completedAt})`;

/** A child's texts, the latest lesson first; so many that an answer holds them. */
export async function essaysOf(tx: Queries, userId: string) {
  return tx
    .select({
      id: completions.lessonId,
      title: lessons.title,
      aiScore: completions.essayFigure,
      subject: completions.subject,
      submittedAt: submittedAt.mapWith(completions.completedAt),
      content: sql<string>`${completions.essayText}`,
    })
    .from(completions)
    .innerJoin(lessons, eq(lessons.id, completions.lessonId))
    .where(and(eq(completions.userId, userId), isNotNull(completions.essayText)))
    .orderBy(desc(completions.completedAt), desc(completions.lessonId))
    .limit(MOST_ESSAYS);
}
