import { useEffect, useState } from 'react';
import { dayIn, type Day } from '../base/day.ts';
import { refresh } from './query.ts';

/** The day of which the answers to a list of paths are: they outlive the screens that show them. */
const seen = new Map<readonly string[], Day>();
/** How each screen that is there looks again. */
const looks = new Set<() => void>();

/**
 * The day in a zone. When a page is looked at again on another day, or goes to another screen on it, what the calls to
 * `paths` had answered belongs to the old one and is forgotten.
 *
 * @param paths the same list at each call
 */
export function useFreshDay(timeZone: string, paths: readonly string[]): Day {
  const [today, setToday] = useState(() => dayIn(new Date(), timeZone));
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      const day = dayIn(new Date(), timeZone);
      setToday(day);
      const before = seen.get(paths);
      seen.set(paths, day);
      if (before !== undefined && before !== day) void refresh(...paths);
    };
    // What is asked for behind another page is of the day on which it is asked.
    if (!seen.has(paths)) seen.set(paths, dayIn(new Date(), timeZone));
    looks.add(look);
    // All of them: beside a screen that comes after midnight there may be others that have stood since before.
    for (const each of looks) each();
    document.addEventListener('visibilitychange', look);
    return () => {
      looks.delete(look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timeZone, paths]);
  return today;
}
