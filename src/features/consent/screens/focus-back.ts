import { useEffect, useRef, type MouseEvent } from 'react';

/**
 * A button that is disabled while its work goes on cannot hold the keyboard meanwhile: it gets it back, unless the
 * person has gone elsewhere. Returns what the button does when it is pressed, besides its own work.
 */
export function useFocusBack(isBusy: boolean): (event: MouseEvent<HTMLElement>) => void {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isBusy || !pressed.current) return;
    if (document.activeElement === document.body) pressed.current.focus();
    pressed.current = null;
  }, [isBusy]);
  return (event) => {
    pressed.current = event.currentTarget;
  };
}
