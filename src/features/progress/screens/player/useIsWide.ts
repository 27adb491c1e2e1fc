import { useSyncExternalStore } from 'react';

/** The `lg` breakpoint: room for a text and a question side by side. */
const WIDE = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
