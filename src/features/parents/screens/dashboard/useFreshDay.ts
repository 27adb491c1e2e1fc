import { useEffect, useState } from 'react';
import { dayIn, type Day } from '../../../../base/day.ts';
import { refresh } from '../../../../kit/query.ts';
import { listCompletions, userProgress } from '../../../progress/contract.ts';
import { linkedChildren, skillsOf } from '../../contract.ts';

/** The viewer's day. A page that is looked at again on another day fetches its figures anew. */
export function useFreshDay(timeZone: string): Day {
  const [today, setToday] = useState(() => dayIn(new Date(), timeZone));
  useEffect(() => {
    const look = () => {
      const day = dayIn(new Date(), timeZone);
      if (day === today || document.hidden) return;
      setToday(day);
      void refresh(linkedChildren.path, listCompletions.path, userProgress.path, skillsOf.path);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [today, timeZone]);
  return today;
}
