import { useSyncExternalStore } from 'react';
import { useSettings } from '../../../../kit/settings.ts';

/** As `page-lg` in the styles: an em is as wide as the reader's letters make it. */
const ROOM_EM = 57;

/** Whether there is room for a text and a question side by side. */
export function useIsWide(): boolean {
  // Other letters need other room.
  useSettings();
  return useSyncExternalStore(subscribe, isWide);
}

const page = () => document.querySelector('main');

function subscribe(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  const main = page();
  if (main) observer.observe(main);
  return () => observer.disconnect();
}

function isWide(): boolean {
  const main = page();
  if (!main) return false;
  const { fontSize, paddingLeft, paddingRight } = getComputedStyle(main);
  const room = main.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return room >= ROOM_EM * parseFloat(fontSize);
}
