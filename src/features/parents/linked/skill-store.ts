import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/db/client.ts';
import { skillRecords, subjectLevels } from '../../progress/tables.ts';

/** Records of the skills at a child's present level of each subject, the most practised first. */
export async function presentSkills(db: Queries, userId: string) {
  const rows = await db
    .select({
      subject: skillRecords.subject,
      skill: skillRecords.skill,
      attempts: skillRecords.attempts,
      recent: skillRecords.recent,
    })
    .from(skillRecords)
    .innerJoin(
      subjectLevels,
      and(
        eq(subjectLevels.userId, skillRecords.userId),
        eq(subjectLevels.subject, skillRecords.subject),
        eq(subjectLevels.level, skillRecords.level),
      ),
    )
    .where(eq(skillRecords.userId, userId));
  return rows.toSorted((a, b) => b.attempts - a.attempts || a.skill.localeCompare(b.skill));
}
