import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState, type Dispatch } from 'react';
import { useSettings } from '../../../../kit/settings.ts';
import type { Lesson } from '../../../lessons/contract.ts';
import { heldAfter, isAllKept, type HeldChange, type HeldWork } from '../../rules/held-work.ts';
import { isWorthKeeping, workTakenOver, workToKeep } from '../../rules/kept-work.ts';
import type { PlayerAction, PlayerState } from '../../rules/player.ts';
import { followKept, forget, keep, readKept } from './keeping.ts';

/** How a lesson begins: from its start, or where the child left it. */
export type Beginning = {
  state: PlayerState;
  elapsedSeconds: number;
  isRetake: boolean;
  /** When this tab or another kept what it begins with; undefined: it begins from the start. */
  keptAt: number | undefined;
};

export type Player = {
  state: PlayerState;
  dispatch: Dispatch<PlayerAction>;
  elapsedSeconds: () => number;
  /** Keeps everything, the essay too whatever the settings say: the child is about to be sent away. */
  keepAll: () => void;
  /** The work has arrived, or is given up: what was kept goes. */
  forgetAll: () => void;
};

/** A child who stops typing for this long has paused. */
const PAUSE_MS = 700;

/**
 * The state of a lesson, kept in this browser at every change (an essay at every pause) until it is completed, and in
 * step with other tabs that have the same lesson open.
 */
export function usePlayer(
  lesson: Lesson,
  userId: string,
  { state: first, elapsedSeconds, isRetake, keptAt }: Beginning,
): Player {
  const { autoSave } = useSettings();
  const [held, dispatch] = useReducer(
    (held: HeldWork, change: HeldChange) => heldAfter(lesson, held, change),
    { state: first, known: { state: first, withEssay: autoSave, at: keptAt } },
  );
  const [openedAt, setOpenedAt] = useState(() => Date.now() - elapsedSeconds * 1000);
  const elapsed = useCallback(() => (Date.now() - openedAt) / 1000, [openedAt]);

  const isClosed = useRef(false);
  const isSentAway = useRef(false);
  const save = useCallback(
    (isLeaving = false) => {
      const { state, known } = held;
      if (isClosed.current || !isWorthKeeping(state)) return;
      const withEssay = autoSave || isSentAway.current;
      const hasChanged = !isAllKept(held) || withEssay !== known.withEssay;
      // The time spent goes on without a change: it may be written over what this tab knows of, not over another's.
      if (!hasChanged && !(isLeaving && readKept(userId, lesson.id)?.savedAt === known.at)) return;
      const work = workToKeep(lesson, state, withEssay);
      const at = keep(userId, lesson.id, { elapsedSeconds: elapsed(), isRetake, work });
      if (at !== undefined) dispatch({ type: 'kept', known: { state, withEssay, at } });
    },
    [held, lesson, userId, isRetake, elapsed, autoSave],
  );

  useEffect(() => {
    if (lesson.subject !== 'writing') {
      save();
      return;
    }
    const timer = setTimeout(() => save(), PAUSE_MS);
    const whenLeft = () => save(true);
    // The child may go to another tab of the same lesson, and finds there what stands here.
    const whenAway = () => save();
    addEventListener('pagehide', whenLeft);
    addEventListener('blur', whenAway);
    document.addEventListener('visibilitychange', whenAway);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', whenLeft);
      removeEventListener('blur', whenAway);
      document.removeEventListener('visibilitychange', whenAway);
    };
  }, [save, lesson.subject]);
  useSaveOnLeaving(save);

  const takeOver = useEffectEvent(() => {
    if (isClosed.current) return;
    const kept = readKept(userId, lesson.id);
    if (!kept || kept.savedAt === held.known.at || kept.isRetake !== isRetake) return;
    const state = workTakenOver(lesson, held.state, kept.work);
    if (!state) return;
    dispatch({ type: 'take_over', known: { ...held.known, state, at: kept.savedAt } });
    setOpenedAt((here) => Math.min(here, Date.now() - kept.elapsedSeconds * 1000));
  });
  useEffect(() => followKept(userId, lesson.id, () => takeOver()), [userId, lesson.id]);

  return {
    state: held.state,
    dispatch,
    elapsedSeconds: elapsed,
    keepAll: () => {
      isSentAway.current = true;
      save();
    },
    forgetAll: () => {
      isClosed.current = true;
      forget(userId, lesson.id);
    },
  };
}

/** Saves when the screen is left for another one of ours. */
function useSaveOnLeaving(save: (isLeaving: boolean) => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  }, [save]);
  useEffect(() => () => latest.current(true), []);
}
