import type { FastifyBaseLogger } from 'fastify';
import { dayIn } from '../../../base/day.ts';
import { withPlainSpaces } from '../../../base/no-break.ts';
import { Refusal } from '../../../base/refusal.ts';
import type { Db } from '../../../infra/db/client.ts';
import { faultForLog } from '../../../infra/http/fault.ts';
import type { Person } from '../../accounts/caller.ts';
import { overallLevel } from '../../accounts/rules/overall-level.ts';
import type { UserRow } from '../../accounts/store.ts';
import { SUBJECTS } from '../../lessons/subjects.ts';
import { presentCompletion } from '../../progress/present.ts';
import { daysMissed } from '../../progress/rules/streak.ts';
import { MOST_LISTED } from '../../progress/rules/totals.ts';
import { completionsOf } from '../../progress/store.ts';
import type { Renderer } from '../../sharing/graphic/renderer.ts';
import { spanOf } from '../rules/day-words.ts';
import { streakToPraise } from '../rules/insights.ts';
import { weekHeadline, weeklyReport } from '../rules/weekly-report.ts';

type CardParts = {
  db: Db;
  graphics: Renderer;
  /** Who waits for it ({@link Renderer}). */
  from: string;
  log: FastifyBaseLogger;
  now: Date;
};

/**
 * A child's week as a picture. It is drawn for each asking and kept nowhere.
 *
 * @param name the first name that stands on it; null for none
 * @throws Refusal `unavailable` when it cannot be drawn now
 */
export async function drawReportCard(
  { db, graphics, from, log, now }: CardParts,
  child: UserRow,
  viewer: Person,
  name: string | null,
): Promise<Uint8Array> {
  const rows = await completionsOf(db, child.id, { limit: MOST_LISTED });
  const done = rows.map((row) => presentCompletion(child.id, row));
  const { firstName, points } = child;
  const missed = daysMissed(child.streakDay, dayIn(now, child.timeZone), child.restDays);
  const standing = { firstName, streak: streakToPraise(child.streak, missed), level: overallLevel(points) };
  const report = weeklyReport(standing, done, viewer.today, viewer.user.timeZone);
  try {
    const card = {
      name,
      span: withPlainSpaces(spanOf(report.weekStartDate, report.weekEndDate)),
      headline: weekHeadline(report),
      lessons: report.totalLessonsCompleted,
      points: report.totalPointsEarned,
      average: report.averageScore,
      level: report.level,
      streakDays: report.streakDays,
      subjects: SUBJECTS.flatMap((subject) => {
        const { completed, points: earned, avgScore } = report.subjectProgress[subject];
        return avgScore === null ? [] : [{ subject, completed, points: earned, average: avgScore }];
      }),
    };
    return await graphics.weekCard(card, from);
  } catch (error) {
    log.error({ fault: faultForLog(error) }, 'a report card could not be made');
    throw new Refusal('unavailable', 'Failed to create report card. Please try again.', { retryAfter: 5 });
  }
}
