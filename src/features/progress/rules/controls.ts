import { weekdayOf, type Day } from '../../../base/day.ts';
import type { MyControls } from '../contract.ts';

/** What holds while nobody knows better: a call that fails must not close anything to a child. */
export const NOTHING_SETTLED: MyControls = {
  restDays: [],
  dailyMinutes: null,
  gamesAllowed: true,
  leaderboardAllowed: true,
  sharingAllowed: true,
  minutesToday: 0,
  isEnoughForToday: false,
  begunLesson: null,
  isSeenByParent: false,
};

/** Whether a day is one on which no lesson is expected. */
export function isRestDay({ restDays }: Pick<MyControls, 'restDays'>, day: Day): boolean {
  return restDays.includes(weekdayOf(day));
}
