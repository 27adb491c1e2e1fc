import { queryClient, refresh } from '../../../kit/query.ts';
import { myFamily, premiumStatus } from '../../families/contract.ts';
import { listLessons } from '../../lessons/contract.ts';
import { referralStatus } from '../contract.ts';

/** Fetches anew what codes change: the family, its premium, its codes, and every list of the lessons that it opens. */
export function refreshPremium(): Promise<unknown> {
  return Promise.all([
    refresh(myFamily.path, premiumStatus.path, referralStatus.path),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(listLessons.path),
    }),
  ]);
}
