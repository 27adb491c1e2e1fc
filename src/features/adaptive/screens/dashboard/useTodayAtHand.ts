import { useEffect } from 'react';
import type { Day } from '../../../../base/day.ts';
import { dropAnswers, keptAnswer } from '../../../../kit/kept-answers.ts';
import { isOfflineNow } from '../../../../kit/online.ts';
import { callQuery, queryClient } from '../../../../kit/query.ts';
import { useSettings, type Settings } from '../../../../kit/settings.ts';
import { whenIdle } from '../../../../kit/when-idle.ts';
import { getLesson } from '../../../lessons/contract.ts';
import { SUBJECTS, type Subject } from '../../../lessons/subjects.ts';
import { listCompletions, type MyControls } from '../../../progress/contract.ts';
import { smartLessons } from '../../contract.ts';

/** By then what the screen itself needs has been asked for. */
const AFTER_MS = 1_500;
/** What could not be fetched is tried again as long as the dashboard stands. */
const AGAIN_AFTER_MS = 15_000;

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
    let timer = setTimeout(() => {
      void dropAnswers(getLesson, ({ dateCreated }) => dateCreated < today);
      if (!isLimited && !savesData()) whenIdle(() => void fetchAll());
    }, AFTER_MS);
    const fetchAll = async () => {
      const isWhole = await fetchToday(userId, today, difficulty, stop.signal);
      if (!isWhole && !stop.signal.aborted) timer = setTimeout(() => void fetchAll(), AGAIN_AFTER_MS);
    };
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [userId, today, isLimited, difficulty]);
}

/** Resolves with whether all of them are at hand. */
async function fetchToday(
  userId: string,
  today: Day,
  preference: Settings['difficulty'],
  stop: AbortSignal,
): Promise<boolean> {
  if (isOfflineNow()) return false;
  const completions = callQuery(listCompletions, { params: { id: userId } });
  let isWhole = await succeeds(queryClient.fetchQuery(completions));
  for (const subject of SUBJECTS) {
    if (stop.aborted) return false;
    isWhole = (await succeeds(fetchSubject(userId, subject, today, preference))) && isWhole;
  }
  return isWhole;
}

async function fetchSubject(
  userId: string,
  subject: Subject,
  today: Day,
  preference: Settings['difficulty'],
): Promise<void> {
  const list = callQuery(smartLessons, { params: { userId, subject }, query: { preference } });
  const { lessons, recommendedLevel } = await queryClient.fetchQuery(list);
  for (const { id, dateCreated, difficulty } of lessons) {
    if (dateCreated !== today || difficulty !== recommendedLevel) continue;
    if (await keptAnswer(getLesson, { params: { id } })) continue;
    await queryClient.fetchQuery(callQuery(getLesson, { params: { id } }));
  }
}

/** One that fails must not keep the others from being fetched. */
const succeeds = (fetching: Promise<unknown>) =>
  fetching.then(
    () => true,
    () => false,
  );

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
