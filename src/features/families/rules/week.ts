import { mondayOf, type Day } from '../../../base/day.ts';

/** Lessons of the present week, of a count that was kept for the week which began on `weekOf`. */
export function lessonsThisWeek(kept: { weekOf: Day | null; weekLessons: number }, today: Day): number {
  return kept.weekOf !== null && kept.weekOf >= mondayOf(today) ? kept.weekLessons : 0;
}
