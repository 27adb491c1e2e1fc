import { useEffect, useEffectEvent, useState } from 'react';
import { callQuery, queryClient, refresh } from '../../../kit/query.ts';
import { refreshSession } from '../../accounts/screens/session.ts';
import { pendingUser } from '../contract.ts';

const ONE_MINUTE = 60_000;

/** What looking has brought: the parent's answer itself shows as another screen. */
export type Looked = 'looking' | 'no_answer' | 'failed' | undefined;

/**
 * Looks whether the parent has answered: when one asks, when the tab comes to the front, and every minute while it is
 * there. Only a look that was asked for is told about.
 *
 * @param isOn there is an answer to wait for
 */
export function useLookAgain(isOn: boolean): { looked: Looked; now: Date; look: () => void } {
  const [looked, setLooked] = useState<Looked>();
  const [now, setNow] = useState(() => new Date());

  const lookQuietly = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    setNow(new Date());
    void lookUp();
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(lookQuietly, ONE_MINUTE);
    document.addEventListener('visibilitychange', lookQuietly);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookQuietly);
    };
  }, [isOn]);

  const look = () => {
    setLooked('looking');
    void lookUp().then((isReached) => {
      setNow(new Date());
      setLooked(isReached ? 'no_answer' : 'failed');
    });
  };
  return { looked, now, look };
}

/** The session first: who has been let in is past all this. */
async function lookUp(): Promise<boolean> {
  await refreshSession();
  await refresh(pendingUser.path);
  return queryClient.getQueryState(callQuery(pendingUser).queryKey)?.status !== 'error';
}
