import { SUBJECTS, type Subject } from '../../lessons/subjects.ts';
import type { Completion } from '../../progress/contract.ts';

/** What the rules of a parent's pages need of a completed lesson. */
export type Done = Pick<Completion, 'completedAt' | 'score' | 'timeSpent' | 'lesson'>;

/** How many of a subject's latest scores are shown. */
const RECENT_SCORES = 5;

export type PerformanceLabel = 'Excellent' | 'Good' | 'Improving' | 'Needs Support';

/** How a subject goes, by the average score. */
export function performanceLabel(average: number): PerformanceLabel {
  if (average >= 90) return 'Excellent';
  if (average >= 75) return 'Good';
  return average >= 60 ? 'Improving' : 'Needs Support';
}

export type ScoreBand = 'good' | 'medium' | 'low';

/** The band of one lesson's score: 85 or more is good, 70 to 84 medium, less is low. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 85) return 'good';
  return score >= 70 ? 'medium' : 'low';
}

/** The mean of the scores as a whole percentage, or null when there are none to speak of. */
export function averageScore(lessons: readonly Pick<Done, 'score'>[]): number | null {
  if (lessons.length === 0) return null;
  return Math.round(lessons.reduce((sum, { score }) => sum + score, 0) / lessons.length);
}

/** Seconds spent on the lessons. */
export function secondsSpent(lessons: readonly Pick<Done, 'timeSpent'>[]): number {
  return lessons.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
}

export type SubjectPerformance = {
  subject: Subject;
  lessons: number;
  /** Percent; null without a lesson. */
  average: number | null;
  label: PerformanceLabel | null;
  seconds: number;
  /** The latest lessons, five at most, oldest first. */
  recent: Done[];
};

/** How each subject goes, in the order of subjects; one without a lesson is there too. */
export function subjectPerformance(lessons: readonly Done[]): SubjectPerformance[] {
  return SUBJECTS.map((subject) => {
    const own = latestFirst(lessons.filter(({ lesson }) => lesson.subject === subject));
    const average = averageScore(own);
    return {
      subject,
      lessons: own.length,
      average,
      label: average === null ? null : performanceLabel(average),
      seconds: secondsSpent(own),
      recent: own.slice(0, RECENT_SCORES).toReversed(),
    };
  });
}

export function latestFirst<D extends Pick<Done, 'completedAt'>>(lessons: readonly D[]): D[] {
  return lessons.toSorted((one, other) => other.completedAt.localeCompare(one.completedAt));
}
