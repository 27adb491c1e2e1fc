import { useCall } from '../../../kit/query.ts';
import { useUser } from '../../accounts/screens/session.ts';
import { achievements, myProgress } from '../../progress/contract.ts';
import type { Achieved } from '../rules/achievement.ts';
import { offered } from '../rules/share-text.ts';

/** What the child has reached and may share, the default first; undefined until all of it is known. */
export function useOffered(): { choices: Achieved[] | undefined; error: Error | null; retry: () => void } {
  const { streak, points } = useUser();
  const progress = useCall(myProgress);
  const badges = useCall(achievements);
  const retry = () => {
    if (progress.isError) void progress.refetch();
    if (badges.isError) void badges.refetch();
  };
  const error = progress.error ?? badges.error;
  if (!progress.data || !badges.data) return { choices: undefined, error, retry };
  const earned = badges.data
    .filter(({ earnedAt }) => earnedAt !== null)
    .toSorted((one, other) => String(other.earnedAt).localeCompare(String(one.earnedAt)))
    .map(({ id }) => id);
  const has = { streak, points, lessons: progress.data.lessonsCompleted, badges: earned };
  return { choices: offered(has), error, retry };
}
