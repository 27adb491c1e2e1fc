import { useEffect, useState } from 'react';
import { dayIn, type Day } from '../../../base/day.ts';
import { refresh } from '../../../kit/query.ts';
import { listLessons } from '../../lessons/contract.ts';
import { myControls, myProgress, streakStatusCall } from '../../progress/contract.ts';
import { smartLessons } from '../contract.ts';

/** The child's own day. When a tablet is picked up again on another day, what belongs to the old one is forgotten. */
export function useToday(timeZone: string): Day {
  const [today, setToday] = useState(() => dayIn(new Date(), timeZone));
  useEffect(() => {
    const look = () => {
      const day = dayIn(new Date(), timeZone);
      if (day === today || document.hidden) return;
      setToday(day);
      void refresh(
        myControls.path,
        myProgress.path,
        streakStatusCall.path,
        smartLessons.path,
        listLessons.path,
      );
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [today, timeZone]);
  return today;
}
