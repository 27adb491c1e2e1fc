import { useEffect } from 'react';
import type { Day } from '../../../../base/day.ts';
import { dropAnswers, keptAnswer } from '../../../../kit/kept-answers.ts';
import { isOfflineNow } from '../../../../kit/online.ts';
import { callQuery, queryClient } from '../../../../kit/query.ts';
import { useSettings, type Settings } from '../../../../kit/settings.ts';
import { getLesson } from '../../../lessons/contract.ts';
import { SUBJECTS } from '../../../lessons/subjects.ts';
import { listCompletions, type MyControls } from '../../../progress/contract.ts';
import { smartLessons } from '../../contract.ts';

/** By then what the screen itself needs has been asked for. */
const AFTER_MS = 1_500;

/**
 * Fetches today's lessons of the child's level in the background, so that they can be done without a network, and
 * drops those of earlier days. Not where the browser is asked to save data; nor where the day's minutes are counted,
 * since there a lesson that is fetched is one that is begun.
 *
 * @param controls undefined until they are known
 */
export function useTodayAtHand(userId: string, today: Day, controls: MyControls | undefined): void {
  const { difficulty } = useSettings();
  const isLimited = controls === undefined || controls.dailyMinutes !== null;
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void dropAnswers(getLesson, ({ dateCreated }) => dateCreated < today);
      if (!isLimited && !savesData()) whenIdle(() => void fetchToday(userId, today, difficulty, stop.signal));
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [userId, today, isLimited, difficulty]);
}

async function fetchToday(
  userId: string,
  today: Day,
  preference: Settings['difficulty'],
  stop: AbortSignal,
): Promise<void> {
  try {
    await queryClient.fetchQuery(callQuery(listCompletions, { params: { id: userId } }));
    for (const subject of SUBJECTS) {
      const list = callQuery(smartLessons, { params: { userId, subject }, query: { preference } });
      const { lessons, recommendedLevel } = await queryClient.fetchQuery(list);
      for (const { id, dateCreated, difficulty } of lessons) {
        if (stop.aborted || isOfflineNow()) return;
        if (dateCreated !== today || difficulty !== recommendedLevel) continue;
        if (await keptAnswer(getLesson, { params: { id } })) continue;
        await queryClient.fetchQuery(callQuery(getLesson, { params: { id } }));
      }
    }
  } catch {
    // The next look at the dashboard tries again.
  }
}

function savesData(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true;
}

declare global {
  interface Navigator {
    /** What the browser knows of the network; not every one tells. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5_000 });
  else act();
}
