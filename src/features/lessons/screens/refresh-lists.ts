import { queryClient } from '../../../kit/query.ts';
import { listLessons } from '../contract.ts';

/** Forgets every list of lessons, those of later features included, and fetches anew what is on the screen. */
export function refreshLists(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && path.startsWith(listLessons.path) && !path.endsWith('/:id'),
  });
}
