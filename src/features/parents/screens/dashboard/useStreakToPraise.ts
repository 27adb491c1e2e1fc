import { streakStatusCall } from '../../../progress/contract.ts';
import { useCall } from '../../../../kit/query.ts';
import type { Viewed } from '../../rules/viewed-child.ts';

/**
 * The streak as far as a parent is to praise it: it stands until the next lesson, but is none to praise once a day was
 * missed. Until that is known, nothing is praised.
 */
export function useStreakToPraise({ streak, linked }: Viewed): number {
  const own = useCall(streakStatusCall, { enabled: linked === null });
  const daysMissed = linked ? linked.daysMissed : own.data?.daysMissed;
  return daysMissed === 0 ? streak : 0;
}
