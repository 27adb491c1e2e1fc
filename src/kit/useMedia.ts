import { useSyncExternalStore } from 'react';

/** Whether a media query holds: for what is not only drawn another way there, but stands at another place. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const watched = matchMedia(query);
      watched.addEventListener('change', listener);
      return () => watched.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
