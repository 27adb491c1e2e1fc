import { useCall } from '../../../../kit/query.ts';
import { useSettings } from '../../../../kit/settings.ts';
import { listLessons } from '../../../lessons/contract.ts';
import type { Subject } from '../../../lessons/subjects.ts';
import { smartLessons } from '../../contract.ts';

/** The lessons of a subject: those chosen for the child, or all of them when asked for or when choosing failed. */
export function useListing(userId: string, subject: Subject, showsAllLevels: boolean) {
  const { difficulty } = useSettings();
  const smart = useCall(smartLessons, { params: { userId, subject }, query: { preference: difficulty } });
  const needsAll = showsAllLevels || smart.isError;
  const all = useCall(listLessons, { query: { subject }, enabled: needsAll });
  const listing = needsAll ? all : smart;
  return {
    /** Level, reason and the like; not there when choosing failed. */
    chosen: smart.data,
    /** Why choosing failed: everything is shown because of that, not because it was asked for. */
    choiceError: smart.error,
    listing: listing.data,
    error: needsAll ? all.error : null,
    retry: () => {
      if (smart.isError) void smart.refetch();
      if (all.isError) void all.refetch();
    },
  };
}
