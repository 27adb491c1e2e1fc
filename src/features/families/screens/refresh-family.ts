import { queryClient } from '../../../kit/query.ts';

/** Calls of the family, its premium and its codes; and lists of lessons, which premium opens. */
const CHANGED = ['/api/families', '/api/lessons'];

/** Fetches anew what a change to a family or a redeemed code changes. */
export function refreshFamily(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && CHANGED.some((prefix) => path.startsWith(prefix)),
  });
}
