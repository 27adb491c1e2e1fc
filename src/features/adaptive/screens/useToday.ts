import type { Day } from '../../../base/day.ts';
import { useFreshDay } from '../../../kit/fresh-day.ts';
import { listLessons } from '../../lessons/contract.ts';
import { myControls, myProgress, streakStatusCall } from '../../progress/contract.ts';
import { smartLessons } from '../contract.ts';

const OF_THE_DAY = [
  myControls.path,
  myProgress.path,
  streakStatusCall.path,
  smartLessons.path,
  listLessons.path,
];

/** The child's own day: a tablet may be picked up again on another one. */
export const useToday = (timeZone: string): Day => useFreshDay(timeZone, OF_THE_DAY);
