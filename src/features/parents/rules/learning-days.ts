import { addDays, dayIn, daysBetween, type Day } from '../../../base/day.ts';
import { averageScore, secondsSpent, type Done } from './performance.ts';

/** Days of the weekly window, today among them. */
export const WEEK_DAYS = 7;

/** The lessons of the last 7 days; a day is one of the viewer's zone. */
export function lessonsOfTheWeek<D extends Pick<Done, 'completedAt'>>(
  lessons: readonly D[],
  today: Day,
  timeZone: string,
): D[] {
  const first = addDays(today, 1 - WEEK_DAYS);
  return lessons.filter(({ completedAt }) => {
    const day = dayIn(new Date(completedAt), timeZone);
    return day >= first && day <= today;
  });
}

export type LearningDay = { day: Day; lessons: number; seconds: number };

/** The last 7 days, oldest first, those without a lesson too. */
export function learningDays(lessons: readonly Done[], today: Day, timeZone: string): LearningDay[] {
  const byDay = Map.groupBy(lessons, ({ completedAt }) => dayIn(new Date(completedAt), timeZone));
  return Array.from({ length: WEEK_DAYS }, (_, place) => {
    const day = addDays(today, place + 1 - WEEK_DAYS);
    const own = byDay.get(day) ?? [];
    return { day, lessons: own.length, seconds: secondsSpent(own) };
  });
}

export type LearningWeek = { from: Day; to: Day; lessons: number; average: number | null };

/**
 * Average scores of the latest weeks, oldest first. A week is 7 days and the last one ends today, so that a week that
 * has just begun is not judged by one lesson. Weeks before the first lesson are left out.
 */
export function learningWeeks(
  lessons: readonly Done[],
  today: Day,
  timeZone: string,
  most: number,
): LearningWeek[] {
  const byWeek = Map.groupBy(lessons, ({ completedAt }) =>
    Math.floor(daysBetween(dayIn(new Date(completedAt), timeZone), today) / WEEK_DAYS),
  );
  const earliest = Math.max(-1, ...[...byWeek.keys()].filter((ago) => ago < most));
  return Array.from({ length: earliest + 1 }, (_, place) => {
    const ago = earliest - place;
    const to = addDays(today, -ago * WEEK_DAYS);
    const own = byWeek.get(ago) ?? [];
    return { from: addDays(to, 1 - WEEK_DAYS), to, lessons: own.length, average: averageScore(own) };
  });
}
