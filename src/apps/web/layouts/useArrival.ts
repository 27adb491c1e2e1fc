import { useEffect, useRef } from 'react';

/**
 * Brings the keyboard to the content of the next screen when the pressed link has gone with the last one: a browser
 * does that for a page it loads, and nobody does it here.
 *
 * @param place changes with the screen
 */
export function useArrival(place: string, isLoading: boolean): void {
  const latest = useRef<string>(undefined);
  useEffect(() => {
    if (isLoading || latest.current === place) return;
    const isFirst = latest.current === undefined;
    latest.current = place;
    // A screen that has put the focus somewhere itself knows better.
    if (isFirst || document.activeElement?.closest('main, dialog')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place, isLoading]);
}
