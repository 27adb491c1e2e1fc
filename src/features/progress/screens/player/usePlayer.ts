import { useCallback, useEffect, useReducer, useRef, useState, type Dispatch } from 'react';
import { useSettings } from '../../../../kit/settings.ts';
import type { Lesson } from '../../../lessons/contract.ts';
import { isWorthKeeping, workToKeep } from '../../rules/kept-work.ts';
import { played, type PlayerAction, type PlayerState } from '../../rules/player.ts';
import { forget, keep } from './keeping.ts';

/** How a lesson begins: from its start, or where the child left it. */
export type Beginning = {
  state: PlayerState;
  elapsedSeconds: number;
  isRetake: boolean;
  isRestored: boolean;
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

/** The state of a lesson, kept in this browser at every change (an essay at every pause) until it is completed. */
export function usePlayer(
  lesson: Lesson,
  userId: string,
  { state: first, elapsedSeconds, isRetake }: Beginning,
): Player {
  const [state, dispatch] = useReducer(
    (state: PlayerState, action: PlayerAction) => played(lesson, state, action),
    first,
  );
  const [openedAt] = useState(() => Date.now() - elapsedSeconds * 1000);
  const { autoSave } = useSettings();
  const elapsed = useCallback(() => (Date.now() - openedAt) / 1000, [openedAt]);

  const isClosed = useRef(false);
  const isSentAway = useRef(false);
  const save = useCallback(() => {
    if (isClosed.current || !isWorthKeeping(state)) return;
    const work = workToKeep(lesson, state, autoSave || isSentAway.current);
    keep(userId, lesson.id, { elapsedSeconds: elapsed(), isRetake, work });
  }, [state, lesson, userId, isRetake, elapsed, autoSave]);

  useEffect(() => {
    if (lesson.subject !== 'writing') {
      save();
      return;
    }
    const timer = setTimeout(save, PAUSE_MS);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [save, lesson.subject]);
  useSaveOnLeaving(save);

  return {
    state,
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
function useSaveOnLeaving(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  }, [save]);
  useEffect(() => () => latest.current(), []);
}
