import { currentUser } from '../../../features/accounts/contract.ts';
import { smartLessons } from '../../../features/adaptive/contract.ts';
import { getLesson, listLessons } from '../../../features/lessons/contract.ts';
import {
  achievements,
  listCompletions,
  myControls,
  myProgress,
  streakStatusCall,
} from '../../../features/progress/contract.ts';
import type { Keeping } from '../../../kit/kept-answers.ts';

/**
 * What can be read without a network: all that a child needs to find today's lessons and to do them. Nothing of
 * families, parents or reports is kept.
 */
export const KEPT_CALLS: ReadonlyMap<string, Keeping> = new Map([
  [currentUser.path, 'until_sign_out'],
  [achievements.path, 'until_sign_out'],
  [listCompletions.path, 'until_sign_out'],
  // Lessons of earlier days are dropped when the next ones come; until then one that was begun can be finished.
  [getLesson.path, 'until_sign_out'],
  [listLessons.path, 'that_day'],
  [smartLessons.path, 'that_day'],
  [myProgress.path, 'that_day'],
  [streakStatusCall.path, 'that_day'],
  [myControls.path, 'that_day'],
]);
