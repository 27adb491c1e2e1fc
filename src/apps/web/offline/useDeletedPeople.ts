import { useEffect } from 'react';
import { refreshSession, type Session } from '../../../features/accounts/screens/session.ts';
import { followGone } from '../../../kit/kept-people.ts';
import { isOfflineNow, watchOnline } from '../../../kit/online.ts';

/**
 * What this browser keeps of people who have been deleted goes: when the app begins, when somebody else turns out to be
 * here or nobody any more, and when the network is back. A tab of theirs learns of it from the one that wiped.
 */
export function useDeletedPeople(session: Session): void {
  const id = session.state === 'signed-in' ? session.user.id : undefined;
  const isAsked = session.state !== 'loading' && session.state !== 'unknown';
  useEffect(() => {
    if (!isAsked) return;
    const wipe = () => void (isOfflineNow() || wipeQuietly(id));
    wipe();
    return watchOnline(wipe);
  }, [isAsked, id]);
  useEffect(() => followGone((gone) => void (gone === id && refreshSession())), [id]);
}

async function wipeQuietly(present: string | undefined): Promise<void> {
  try {
    const { wipeDeleted } = await import('../../../features/parents/screens/deleted/wipe-deleted.ts');
    await wipeDeleted(present);
  } catch {
    // Without an answer the next visit asks.
  }
}
