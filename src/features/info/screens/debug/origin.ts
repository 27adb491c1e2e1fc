import { useSyncExternalStore } from 'react';
import { PUBLIC_URL_MARK } from '../../rules/public-pages.ts';

const never = () => () => {};

/** The address under which this page was opened, as `https://learn.example`; a page made ahead gets it when it is sent. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => PUBLIC_URL_MARK,
  );
}
