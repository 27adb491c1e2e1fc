import { streakStatusCall } from '../../../progress/contract.ts';
import { useCall } from '../../../../kit/query.ts';
import { streakToPraise } from '../../rules/insights.ts';
import type { Viewed } from '../../rules/viewed-child.ts';

/** `streakToPraise` of whoever is looked at. */
export function useStreakToPraise({ streak, linked }: Viewed): number {
  const own = useCall(streakStatusCall, { enabled: linked === null });
  return streakToPraise(streak, linked ? linked.daysMissed : own.data?.daysMissed);
}
