import { LEVEL_NAMES, LEVELS, SUBJECT_NAMES, type Level, type Subject } from '../../lessons/subjects.ts';
import { averageScore, type Done, type SubjectPerformance } from './performance.ts';
import { counted } from './time-words.ts';

const HIGH_AVERAGE = 85;
const LONG_STREAK = 7;
const MANY_LESSONS = 20;
const FEW_LESSONS = 5;
/** One lucky or unlucky lesson says nothing of a child yet. */
const LEAST_LESSONS = 3;

/** What stands out, and what a parent can do about it. */
export type Insight = {
  kind: 'score' | 'streak' | 'lessons' | 'start';
  title: string;
  text: string;
};

/**
 * What the dashboard points out; nothing where no threshold is reached.
 *
 * @param streak as `streakToPraise` has it
 */
export function dashboardInsights(lessons: readonly Pick<Done, 'score'>[], streak: number): Insight[] {
  const average = averageScore(lessons);
  const insights: Insight[] = [];
  if (average !== null && average >= HIGH_AVERAGE && lessons.length >= LEAST_LESSONS)
    insights.push({
      kind: 'score',
      title: 'High scores',
      text: `${average}% on average over all lessons. Ask to have one of them explained to you: teaching it makes it stick.`,
    });
  if (streak >= LONG_STREAK)
    insights.push({
      kind: 'streak',
      title: 'A real habit',
      text: `${counted(streak, 'day')} of learning in a row. Say that you noticed: turning up is worth more praise than a score.`,
    });
  if (lessons.length >= MANY_LESSONS)
    insights.push({
      kind: 'lessons',
      title: 'Keeps at it',
      text: `${counted(lessons.length, 'lesson')} done so far. Look back together at what felt hard in the beginning.`,
    });
  if (lessons.length < FEW_LESSONS)
    insights.push({
      kind: 'start',
      title: 'Just getting started',
      text: `${lessons.length === 0 ? 'No lesson' : counted(lessons.length, 'lesson')} so far. One short lesson at the same time each day is the easiest way to begin.`,
    });
  return insights;
}

/**
 * The streak as far as a parent is to praise it: it stands until the next lesson, but is none to praise once a day was
 * missed, nor until that is known.
 */
export const streakToPraise = (streak: number, daysMissed: number | undefined): number =>
  daysMissed === 0 ? streak : 0;

export type SubjectInsight = { subject: Subject; kind: 'excellent' | 'good' | 'attention'; text: string };

/**
 * What the report says about each subject: nothing between 60 and 74, and nothing before the third lesson.
 *
 * @param levels the present ones; undefined when they could not be had
 */
export function subjectInsights(
  subjects: readonly SubjectPerformance[],
  levels: Record<Subject, Level> | undefined,
): SubjectInsight[] {
  return subjects.flatMap(({ subject, average, lessons }): SubjectInsight[] => {
    if (average === null || lessons < LEAST_LESSONS) return [];
    const name = SUBJECT_NAMES[subject];
    const figures = `${average}% on average over ${counted(lessons, 'lesson')}`;
    if (average >= 90)
      return [
        {
          subject,
          kind: 'excellent',
          text: `Excellent work in ${name}: ${figures}. ${afterExcellent(levels?.[subject])}`,
        },
      ];
    if (average >= 75)
      return [
        { subject, kind: 'good', text: `Good progress in ${name}: ${figures}. Keep up the daily lesson.` },
      ];
    if (average >= 60) return [];
    return [
      {
        subject,
        kind: 'attention',
        text: `${name} needs some extra attention: ${figures}. Do the next lesson together, without hurry.`,
      },
    ];
  });
}

/** There is nothing harder than the highest level to try. */
const afterExcellent = (level: Level | undefined): string =>
  level !== undefined && level === LEVELS.at(-1)
    ? `${LEVEL_NAMES[level]} is the highest level: ask to have one of its lessons explained to you.`
    : 'Time to try harder levels.';
