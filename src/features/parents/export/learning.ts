import { asc, eq, sql } from 'drizzle-orm';
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

/** What the child has learned, written and earned. */
export const learningSections: Record<string, ExportSection> = {
  lessons: {
    tables: ['completions'],
    read: (tx, { userId }) =>
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
        .where(eq(completions.userId, userId))
        .orderBy(asc(completions.completedAt)),
  },
  answers: {
    tables: ['answers'],
    read: (tx, { userId }) =>
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
        .where(eq(answers.userId, userId))
        .orderBy(asc(answers.answeredAt), asc(answers.lessonId), asc(answers.step)),
  },
  photos: {
    tables: ['photos'],
    async read(tx, { userId, linkTo }) {
      const rows = await tx
        .select({ id: photos.id, lessonId: photos.lessonId, createdAt: photos.createdAt })
        .from(photos)
        .where(eq(photos.userId, userId));
      return rows.map((row) => ({ ...row, url: linkTo('photo', row.id) }));
    },
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
    read: (tx, { userId }) =>
      tx
        .select({
          amount: pointsLedger.amount,
          reason: pointsLedger.reason,
          for: pointsLedger.ref,
          at: pointsLedger.createdAt,
        })
        .from(pointsLedger)
        .where(eq(pointsLedger.userId, userId))
        .orderBy(asc(pointsLedger.id)),
  },
  shieldHistory: {
    tables: ['shield_ledger'],
    read: (tx, { userId }) =>
      tx
        .select({
          amount: shieldLedger.amount,
          reason: shieldLedger.reason,
          for: shieldLedger.ref,
          at: shieldLedger.createdAt,
        })
        .from(shieldLedger)
        .where(eq(shieldLedger.userId, userId))
        .orderBy(asc(shieldLedger.id)),
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
    read: (tx, { userId }) =>
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
        .where(eq(questionReports.userId, userId))
        .orderBy(asc(questionReports.createdAt), asc(questionReports.item)),
  },
  corrections: {
    tables: ['corrections'],
    read: (tx, { userId }) =>
      tx
        .select({
          for: corrections.ref,
          lessonId: corrections.lessonId,
          points: corrections.points,
          at: corrections.createdAt,
          seenAt: corrections.seenAt,
        })
        .from(corrections)
        .where(eq(corrections.userId, userId))
        .orderBy(asc(corrections.createdAt), asc(corrections.ref)),
  },
};
