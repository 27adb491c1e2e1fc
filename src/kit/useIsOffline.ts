import { useSyncExternalStore } from 'react';
import { isOfflineNow, watchOnline } from './online.ts';

/** Whether our server is out of reach. A page that is made ahead says that it is not. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(watchOnline, isOfflineNow, () => false);
}
