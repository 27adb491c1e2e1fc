import { addDays, dayIn, type Day } from '../../../base/day.ts';
import { withPlainSpaces } from '../../../base/no-break.ts';
import { pointsFor } from '../../lessons/rules/access.ts';
import { SUBJECT_NAMES, SUBJECTS, type Subject } from '../../lessons/subjects.ts';
import { lessonsOfTheWeek, WEEK_DAYS } from './learning-days.ts';
import { averageScore, type Done } from './performance.ts';
import { counted } from './time-words.ts';

export type SubjectWeek = {
  completed: number;
  points: number;
  /** Percent; null without a lesson. */
  avgScore: number | null;
};

/** The last 7 days of one child. */
export type WeeklyReport = {
  childName: string;
  weekStartDate: Day;
  weekEndDate: Day;
  totalLessonsCompleted: number;
  totalPointsEarned: number;
  /** Percent; null without a lesson. */
  averageScore: number | null;
  subjectProgress: Record<Subject, SubjectWeek>;
  /** What `streakToPraise` says: 0 once a day was missed. */
  streakDays: number;
  badgesEarned: 0;
  level: number;
};

/**
 * @param child its streak as `streakToPraise` has it
 * @param timeZone of the viewer, whose days these are
 */
export function weeklyReport(
  child: { firstName: string; streak: number; level: number },
  lessons: readonly Done[],
  today: Day,
  timeZone: string,
): WeeklyReport {
  const ofWeek = lessonsOfTheWeek(lessons, today, timeZone);
  const weekOf = (subject: Subject): SubjectWeek => {
    const own = ofWeek.filter(({ lesson }) => lesson.subject === subject);
    return { completed: own.length, points: pointsEarned(own, timeZone), avgScore: averageScore(own) };
  };
  return {
    childName: child.firstName,
    weekStartDate: addDays(today, 1 - WEEK_DAYS),
    weekEndDate: today,
    totalLessonsCompleted: ofWeek.length,
    totalPointsEarned: pointsEarned(ofWeek, timeZone),
    averageScore: averageScore(ofWeek),
    subjectProgress: {
      reading: weekOf('reading'),
      writing: weekOf('writing'),
      math: weekOf('math'),
      science: weekOf('science'),
      social_studies: weekOf('social_studies'),
    },
    streakDays: child.streak,
    badgesEarned: 0,
    level: child.level,
  };
}

/**
 * A lesson that was done on a later day than its own gave half. The days are the viewer's: of a lesson finished near
 * midnight in another zone than the child's the figure may differ from the child's points.
 */
function pointsEarned(lessons: readonly Done[], timeZone: string): number {
  return lessons.reduce(
    (sum, { lesson, completedAt }) =>
      sum + pointsFor(lesson.difficulty, lesson.dateCreated, dayIn(new Date(completedAt), timeZone)),
    0,
  );
}

/** One line over the week, by its average. */
export function weekHeadline({ averageScore, totalLessonsCompleted }: WeeklyReport): string {
  if (averageScore === null) return 'No lessons in the last 7 days';
  if (averageScore >= 90) return 'An outstanding week!';
  if (averageScore >= 80) return 'A great week!';
  if (averageScore >= 70) return 'A good, steady week';
  return totalLessonsCompleted === 1 ? 'A first step this week' : 'A week of practice';
}

/**
 * What is shared of a week: figures, and the first name only where the parent wishes.
 *
 * @param span the days of the week in words, such as `Nov 15 – Nov 21`
 */
export function weeklyReportText(report: WeeklyReport, span: string, namesChild: boolean): string {
  const { totalLessonsCompleted, totalPointsEarned, averageScore, subjectProgress, streakDays, level } =
    report;
  const whose = namesChild && report.childName ? `${report.childName}'s week` : 'Our week';
  const subjects = SUBJECTS.filter((subject) => subjectProgress[subject].completed > 0).map(
    (subject) => `${SUBJECT_NAMES[subject]} ${subjectProgress[subject].avgScore}%`,
  );
  return [
    `${whose} of learning (${withPlainSpaces(span)}):`,
    `${counted(totalLessonsCompleted, 'lesson')}, ${counted(totalPointsEarned, 'point')}${averageScore === null ? '' : `, ${averageScore}% on average`}.`,
    streakDays > 0 ? `${streakDays}-day streak, level ${level}.` : `Level ${level}.`,
    ...(subjects.length > 0 ? [`${subjects.join(', ')}.`] : []),
  ].join('\n');
}
