import { callQuery, queryClient, refresh } from '../../../../kit/query.ts';
import { currentUser } from '../../../accounts/contract.ts';
import { refreshLists } from '../../../lessons/screens/refresh-lists.ts';
import {
  achievements,
  listCompletions,
  myControls,
  myProgress,
  streakStatusCall,
  userProgress,
  type Completion,
} from '../../contract.ts';

/** What a saved lesson changes is fetched anew. */
export async function refreshAfterCompletion(): Promise<void> {
  await Promise.all([
    refresh(
      currentUser.path,
      myControls.path,
      myProgress.path,
      userProgress.path,
      listCompletions.path,
      streakStatusCall.path,
      achievements.path,
    ),
    refreshLists(),
  ]);
  // The dashboard comes next, and perhaps without a network.
  await Promise.allSettled([
    queryClient.fetchQuery(callQuery(myProgress)),
    queryClient.fetchQuery(callQuery(streakStatusCall)),
  ]);
}

/** Shows a completion in the list of a person at once, before that is fetched anew. */
export function showCompletion(userId: string, completion: Completion): void {
  const { queryKey } = callQuery(listCompletions, { params: { id: userId } });
  queryClient.setQueryData(
    queryKey,
    (known) => known && [completion, ...known.filter(({ lessonId }) => lessonId !== completion.lessonId)],
  );
}
