import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { lessons } from '../../lessons/tables.ts';
import { corrections, questionReports } from '../../progress/corrections/tables.ts';
import {
  answers,
  completions,
  earnedBadges,
  photos,
  pointsLedger,
  shieldLedger,
  skillRecords,
  subjectLevels,
} from '../../progress/tables.ts';
import type { ExportSection } from './exporting.ts';
import { inPages } from './pages.ts';

/** What the child has learned, written and earned. */
export const learningSections: Record<string, ExportSection> = {
  lessons: {
    tables: ['completions'],
    pages: (tx, { userId }) =>
      inPages<{ lessonId: string }>((last, limit) =>
        tx
          .select({
            lessonId: completions.lessonId,
            title: lessons.title,
            subject: completions.subject,
            difficulty: completions.level,
            day: completions.day,
            completedAt: completions.completedAt,
            receivedAt: completions.receivedAt,
            score: completions.score,
            takes: completions.takes,
            timeSpentSeconds: completions.seconds,
            firstAttemptPercent: sql<number | null>`round(${completions.firstAttempt})::integer`,
            points: completions.points,
            essay: completions.essayText,
            essayHandedInAt: completions.essayAt,
            essayReceivedAt: completions.essayReceivedAt,
            aiScore: completions.essayFigure,
            photoId: completions.photoId,
            submissionKeys: completions.submissionKeys,
            lastAnswer: completions.submissionReply,
          })
          .from(completions)
          .innerJoin(lessons, eq(lessons.id, completions.lessonId))
          .where(and(eq(completions.userId, userId), last && gt(completions.lessonId, last.lessonId)))
          .orderBy(asc(completions.lessonId))
          .limit(limit),
      ),
  },
  answers: {
    tables: ['answers'],
    pages: (tx, { userId }) =>
      inPages<{ lessonId: string; take: number; step: number }>((last, limit) =>
        tx
          .select({
            lessonId: answers.lessonId,
            take: answers.take,
            step: answers.step,
            item: answers.item,
            skill: answers.skill,
            given: answers.given,
            firstRight: answers.firstRight,
            seconds: answers.seconds,
            answeredAt: answers.answeredAt,
          })
          .from(answers)
          .where(
            and(
              eq(answers.userId, userId),
              last &&
                sql`(${answers.lessonId}, ${answers.take}, ${answers.step}) > (${last.lessonId}, ${last.take}, ${last.step})`,
            ),
          )
          .orderBy(asc(answers.lessonId), asc(answers.take), asc(answers.step))
          .limit(limit),
      ),
  },
  photos: {
    tables: ['photos'],
    pages: (tx, { userId, linkTo }) =>
      inPages(
        (last: { id: string } | undefined, limit) =>
          tx
            .select({ id: photos.id, lessonId: photos.lessonId, createdAt: photos.createdAt })
            .from(photos)
            .where(and(eq(photos.userId, userId), last && gt(photos.id, last.id)))
            .orderBy(asc(photos.id))
            .limit(limit),
        (row) => ({ ...row, url: linkTo('photo', row.id) }),
      ),
  },
  badges: {
    tables: ['earned_badges'],
    read: (tx, { userId }) =>
      tx
        .select({
          badge: earnedBadges.badgeId,
          earnedAt: earnedBadges.earnedAt,
          receivedAt: earnedBadges.receivedAt,
        })
        .from(earnedBadges)
        .where(eq(earnedBadges.userId, userId))
        .orderBy(asc(earnedBadges.earnedAt)),
  },
  pointsHistory: {
    tables: ['points_ledger'],
    pages: (tx, { userId }) =>
      inPages(
        (last: { line: number } | undefined, limit) =>
          tx
            .select({
              line: pointsLedger.id,
              amount: pointsLedger.amount,
              reason: pointsLedger.reason,
              for: pointsLedger.ref,
              at: pointsLedger.createdAt,
            })
            .from(pointsLedger)
            .where(and(eq(pointsLedger.userId, userId), last && gt(pointsLedger.id, last.line)))
            .orderBy(asc(pointsLedger.id))
            .limit(limit),
        ({ line: _line, ...row }) => row,
      ),
  },
  shieldHistory: {
    tables: ['shield_ledger'],
    pages: (tx, { userId }) =>
      inPages(
        (last: { line: number } | undefined, limit) =>
          tx
            .select({
              line: shieldLedger.id,
              amount: shieldLedger.amount,
              reason: shieldLedger.reason,
              for: shieldLedger.ref,
              at: shieldLedger.createdAt,
            })
            .from(shieldLedger)
            .where(and(eq(shieldLedger.userId, userId), last && gt(shieldLedger.id, last.line)))
            .orderBy(asc(shieldLedger.id))
            .limit(limit),
        ({ line: _line, ...row }) => row,
      ),
  },
  levels: {
    tables: ['subject_levels'],
    read: (tx, { userId }) =>
      tx
        .select({
          subject: subjectLevels.subject,
          level: subjectLevels.level,
          recentFirstAttempts: sql<
            number[]
          >`array(select round(percent)::integer from unnest(${subjectLevels.recent}) percent)`,
          movedFrom: subjectLevels.movedFrom,
          movedMean: subjectLevels.movedMean,
          movedLessons: subjectLevels.movedLessons,
        })
        .from(subjectLevels)
        .where(eq(subjectLevels.userId, userId)),
  },
  skills: {
    tables: ['skill_records'],
    read: (tx, { userId }) =>
      tx
        .select({
          subject: skillRecords.subject,
          level: skillRecords.level,
          skill: skillRecords.skill,
          attempts: skillRecords.attempts,
          recentlyRight: skillRecords.recent,
        })
        .from(skillRecords)
        .where(eq(skillRecords.userId, userId)),
  },
  questionReports: {
    tables: ['question_reports'],
    pages: (tx, { userId }) =>
      inPages<{ item: string }>((last, limit) =>
        tx
          .select({
            item: questionReports.item,
            lessonId: questionReports.lessonId,
            step: questionReports.step,
            reason: questionReports.reason,
            comment: questionReports.comment,
            given: questionReports.given,
            howTheQuestionWentForAll: questionReports.statistics,
            reportedAt: questionReports.createdAt,
            settledAt: questionReports.settledAt,
          })
          .from(questionReports)
          .where(and(eq(questionReports.userId, userId), last && gt(questionReports.item, last.item)))
          .orderBy(asc(questionReports.item))
          .limit(limit),
      ),
  },
  corrections: {
    tables: ['corrections'],
    pages: (tx, { userId }) =>
      inPages<{ for: string }>((last, limit) =>
        tx
          .select({
            for: corrections.ref,
            lessonId: corrections.lessonId,
            points: corrections.points,
            at: corrections.createdAt,
            seenAt: corrections.seenAt,
          })
          .from(corrections)
          .where(and(eq(corrections.userId, userId), last && gt(corrections.ref, last.for)))
          .orderBy(asc(corrections.ref))
          .limit(limit),
      ),
  },
};
