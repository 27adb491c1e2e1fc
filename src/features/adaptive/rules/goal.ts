import { pointsOfLevel } from '../../accounts/rules/overall-level.ts';

/** What the settings offer as the goal of a day. */
export type DailyGoal = '3' | '5' | '10' | 'unlimited';

/** Places on the day's path. */
const SUBJECTS_A_DAY = 5;
/** Lights that the jar has room for. */
const MOST_LIGHTS = 10;

/** A goal that counts subjects cannot go past the five: beyond them lessons count. */
export function countsLessons(goal: DailyGoal): boolean {
  return goal === '10' || goal === 'unlimited';
}

export type JarOfTheDay = {
  /** Lights in the jar. */
  lights: number;
  /** Lights that make it full. */
  of: number;
  /** Share of the goal that is reached; null where there is no goal to reach. */
  percent: number | null;
};

/** How full the jar of the day is: 20% for each subject done where the goal is five. */
export function jarOfTheDay(goal: DailyGoal, subjectsDone: number, lessonsDone: number): JarOfTheDay {
  if (goal === 'unlimited') {
    // One place stays free while the jar can grow, and no percentage is told: nothing says 'enough'.
    const of = Math.min(MOST_LIGHTS, Math.max(SUBJECTS_A_DAY, lessonsDone + 1));
    return { lights: Math.min(lessonsDone, of), of, percent: null };
  }
  const of = Number(goal);
  const lights = Math.min(of, countsLessons(goal) ? lessonsDone : subjectsDone);
  return { lights, of, percent: Math.round((lights / of) * 100) };
}

/** How far points have come from the present overall level to the next. */
export function wayToNextLevel(points: number, level: number): { into: number; span: number; left: number } {
  const from = pointsOfLevel(level);
  const span = pointsOfLevel(level + 1) - from;
  const into = Math.min(span, Math.max(0, points - from));
  return { into, span, left: span - into };
}
