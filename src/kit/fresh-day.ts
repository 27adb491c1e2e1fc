import { useEffect, useState } from 'react';
import { dayIn, type Day } from '../base/day.ts';
import { refresh } from './query.ts';

/**
 * The day in a zone. When a page is looked at again on another day, what the calls to `paths` had answered belongs to
 * the old one and is forgotten.
 *
 * @param paths the same list at each call
 */
export function useFreshDay(timeZone: string, paths: readonly string[]): Day {
  const [today, setToday] = useState(() => dayIn(new Date(), timeZone));
  useEffect(() => {
    const look = () => {
      const day = dayIn(new Date(), timeZone);
      if (day === today || document.hidden) return;
      setToday(day);
      void refresh(...paths);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [today, timeZone, paths]);
  return today;
}
