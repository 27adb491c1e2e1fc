import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The address under which this page was opened, as `https://learn.example`; undefined where a page is made ahead. */
export function useOrigin(): string | undefined {
  return useSyncExternalStore(never, ofHere, nowhere);
}

const ofHere = (): string | undefined => location.origin;
const nowhere = () => undefined;
