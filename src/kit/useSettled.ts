import { useEffect, useState } from 'react';

/** Nobody reads in less: a press that comes sooner was meant for what stood there before. */
const SETTLES_AFTER_MS = 600;

/**
 * Whether what is on the screen has stood there for long enough that a press is meant for it.
 *
 * @param shown tells it from what comes in its place; anything new has to settle anew
 */
export function useSettled(shown: unknown): boolean {
  const [settled, setSettled] = useState<{ shown: unknown }>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ shown }), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return settled !== undefined && settled.shown === shown;
}
