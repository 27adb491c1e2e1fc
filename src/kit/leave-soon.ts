import { useEffect, useState } from 'react';
import { paths } from '../paths.ts';

/** The start page in place of this one: the way back does not lead here and on again. Anew, for the session may be another. */
export function goHome(): void {
  location.replace(paths.home);
}

/** Leads to the start page after some seconds, unless the person wants to stay: reading takes as long as it takes. */
export function useGoHomeSoon(seconds: number): { isStaying: boolean; stay: () => void } {
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(goHome, seconds * 1000);
    return () => clearTimeout(timer);
  }, [isStaying, seconds]);
  return { isStaying, stay: () => setStaying(true) };
}
