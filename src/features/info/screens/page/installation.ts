import { useSyncExternalStore } from 'react';
import { INSTALLATION_MARK } from '../../rules/public-pages.ts';

const never = () => () => {};

/** Who runs this Brightling, and on what, in sentences; a page made ahead gets them when it is sent. */
export function useInstallation(): string {
  return useSyncExternalStore(
    never,
    () => document.querySelector<HTMLMetaElement>('meta[name="installation"]')?.content ?? '',
    () => INSTALLATION_MARK,
  );
}
