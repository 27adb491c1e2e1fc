import { daysBetween, type Day } from '../../../base/day.ts';
import { pointsFor } from '../../lessons/rules/access.ts';
import { LEVELS, type Level } from '../../lessons/subjects.ts';

/** What the list's difficulty filter offers. */
export const FILTERS = ['all', ...LEVELS] as const;
export type Filter = (typeof FILTERS)[number];

export type Listed = { id: string; difficulty: Level; dateCreated: Day };

export type Choice = {
  filter: Filter;
  showsAllLevels: boolean;
  /** The level that fits the child now; unknown when it could not be asked. */
  recommended: Level | undefined;
};

/**
 * The lessons that the child sees. A chosen difficulty shows that one, of whatever level; without one it is the
 * recommended level, together with what the child has finished today, or every level when it asks for all.
 */
export function shownLessons<L extends Listed>(
  lessons: readonly L[],
  { filter, showsAllLevels, recommended }: Choice,
  today: Day,
  isDone: (id: string) => boolean,
): L[] {
  if (filter !== 'all') return lessons.filter((lesson) => lesson.difficulty === filter);
  if (showsAllLevels || recommended === undefined) return [...lessons];
  return lessons.filter(
    (lesson) => lesson.difficulty === recommended || (lesson.dateCreated >= today && isDone(lesson.id)),
  );
}

export type Group<L> = { day: Day; label: string; isToday: boolean; lessons: L[] };

/** The lessons by day, newest first; in a day the unfinished come first, then the easier before the harder. */
export function groupByDay<L extends Listed>(
  lessons: readonly L[],
  today: Day,
  isDone: (id: string) => boolean,
): Group<L>[] {
  const byDay = Map.groupBy(lessons, (lesson) => lesson.dateCreated);
  return [...byDay]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([day, ofDay]) => ({
      day,
      label: groupLabel(day, today),
      isToday: !isEarlier(day, today),
      lessons: ofDay.toSorted(
        (one, other) =>
          Number(isDone(one.id)) - Number(isDone(other.id)) ||
          LEVELS.indexOf(one.difficulty) - LEVELS.indexOf(other.difficulty) ||
          one.id.localeCompare(other.id),
      ),
    }));
}

/** The lesson to do next: of the newest day that has one left, of the recommended level where there is one. */
export function nextLesson<L extends Listed>(
  groups: readonly Group<L>[],
  recommended: Level | undefined,
  isDone: (id: string) => boolean,
): L | undefined {
  const left = groups
    .map(({ lessons }) => lessons.filter(({ id }) => !isDone(id)))
    .find((ofDay) => ofDay.length > 0);
  return left?.find(({ difficulty }) => difficulty === recommended) ?? left?.[0];
}

/** `Today`, or the name of an earlier day with the word that its lessons still give points. */
export function groupLabel(day: Day, today: Day): string {
  return isEarlier(day, today) ? `${dayName(day, today)} - Bonus Points Available` : 'Today';
}

function dayName(day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago === 1) return 'Yesterday';
  return ago === 2 ? '2 days ago' : day;
}

/** What a lesson gives on a day: all its points on its own, half of them, rounded down, later. */
export function pointsWord({ difficulty, dateCreated }: Listed, today: Day): string {
  const points = pointsFor(difficulty, dateCreated, today);
  return isEarlier(dateCreated, today) ? `${points} bonus points` : `${points} points`;
}

/** A browser's clock may run behind the server's: what is dated later is today's too. */
function isEarlier(day: Day, today: Day): boolean {
  return day < today;
}
