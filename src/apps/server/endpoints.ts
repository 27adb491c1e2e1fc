import type { Endpoint } from '../../base/endpoint.ts';
import { currentUser, signInConfig } from '../../features/accounts/contract.ts';
import { smartLessons } from '../../features/adaptive/contract.ts';
import { completeRegistration, pendingUser } from '../../features/consent/contract.ts';
import { getLesson, listLessons } from '../../features/lessons/contract.ts';
import {
  achievements,
  completeLesson,
  listCompletions,
  myProgress,
  photo,
  streakStatusCall,
  userProgress,
  useStreakShield,
} from '../../features/progress/contract.ts';

/** Every stated call. A test holds this list against the routes that the server has. */
export const ENDPOINTS: readonly Endpoint[] = [
  currentUser,
  signInConfig,
  pendingUser,
  completeRegistration,
  listLessons,
  getLesson,
  smartLessons,
  completeLesson,
  listCompletions,
  myProgress,
  userProgress,
  streakStatusCall,
  useStreakShield,
  achievements,
  photo,
];
