import { useEffect } from 'react';
import { useUser } from '../../../features/accounts/screens/session.ts';
import { keepSending } from '../../../features/progress/screens/outbox/sending.ts';
import { isOfflineNow, watchOnline } from '../../../kit/online.ts';
import { refreshAfterAbsence } from '../../../kit/query.ts';
import { keepAppAtHand } from './keep-app-at-hand.ts';

/** For signed-in people: the app is kept for days without a network, and what was missed meanwhile is made up for. */
export function useConnection(): void {
  const { id } = useUser();
  useEffect(() => keepAppAtHand(), []);
  useEffect(() => watchOnline(() => void (isOfflineNow() || refreshAfterAbsence())), []);
  useEffect(() => keepSending(id), [id]);
}
