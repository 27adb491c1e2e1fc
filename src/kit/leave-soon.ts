import { useEffect, useRef, useState, type RefObject } from 'react';
import { paths } from '../paths.ts';

/** The start page in place of this one: the way back does not lead here and on again. Anew, for the session may be another. */
export function goHome(): void {
  location.replace(paths.home);
}

type Leaving = {
  isStaying: boolean;
  stay: () => void;
  /** For the button to the start page: it takes the focus of the one that was pressed to stay, and has gone. */
  wayOut: RefObject<HTMLButtonElement | null>;
};

/** Leads to the start page after some seconds, unless the person wants to stay: reading takes as long as it takes. */
export function useGoHomeSoon(seconds: number): Leaving {
  const [isStaying, setStaying] = useState(false);
  const wayOut = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(goHome, seconds * 1000);
    return () => clearTimeout(timer);
  }, [isStaying, seconds]);
  const stay = () => {
    setStaying(true);
    wayOut.current?.focus();
  };
  return { isStaying, stay, wayOut };
}
