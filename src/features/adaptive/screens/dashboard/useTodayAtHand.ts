import { useEffect, useState } from 'react';
import type { Day } from '../../../../base/day.ts';
import { dropAnswers, keptAnswer } from '../../../../kit/kept-answers.ts';
import { isOfflineNow } from '../../../../kit/online.ts';
import { callQuery, queryClient } from '../../../../kit/query.ts';
import { useSettings, type Settings } from '../../../../kit/settings.ts';
import { whenIdle } from '../../../../kit/when-idle.ts';
import { getLesson } from '../../../lessons/contract.ts';
import { SUBJECTS, type Subject } from '../../../lessons/subjects.ts';
import { listCompletions, type MyControls } from '../../../progress/contract.ts';
import { smartLessons, type SmartLessons } from '../../contract.ts';

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
  for (const id of todaysOf(await queryClient.fetchQuery(list), today)) {
    if (await keptAnswer(getLesson, { params: { id } })) continue;
    await queryClient.fetchQuery(callQuery(getLesson, { params: { id } }));
  }
}

/** Those that a child is to find without a network. */
const todaysOf = ({ lessons, recommendedLevel }: SmartLessons, today: Day): string[] =>
  lessons
    .filter(({ dateCreated, difficulty }) => dateCreated === today && difficulty === recommendedLevel)
    .map(({ id }) => id);

/** Whether all of today's lessons of the child's level are kept in this browser; undefined until that is looked up. */
export function useIsTodayAtHand(userId: string, today: Day, asksNow: boolean): boolean | undefined {
  const { difficulty } = useSettings();
  const [isAtHand, setIsAtHand] = useState<boolean>();
  useEffect(() => {
    if (!asksNow) return;
    let isOver = false;
    void Promise.all(SUBJECTS.map((subject) => isSubjectAtHand(userId, subject, today, difficulty))).then(
      (all) => isOver || setIsAtHand(all.every(Boolean)),
    );
    return () => {
      isOver = true;
    };
  }, [userId, today, difficulty, asksNow]);
  return isAtHand;
}

async function isSubjectAtHand(
  userId: string,
  subject: Subject,
  today: Day,
  preference: Settings['difficulty'],
): Promise<boolean> {
  const list = await keptAnswer(smartLessons, { params: { userId, subject }, query: { preference } });
  if (!list) return false;
  const kept = await Promise.all(
    todaysOf(list, today).map((id) => keptAnswer(getLesson, { params: { id } })),
  );
  return kept.every(Boolean);
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
