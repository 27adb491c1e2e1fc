import { useSyncExternalStore } from 'react';
import { begun, EMPTY_QUEUE, ended, joined, type Queue } from '../../rules/celebration-queue.ts';
import type { Celebrated } from '../celebrating.ts';

let queue: Queue<Celebrated> = EMPTY_QUEUE;
/** The lesson where the child chose to stay. */
let stayedAt: string | undefined;
const listeners = new Set<() => void>();

function change(next: Queue<Celebrated>): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** Celebrates each in its turn, after those that still wait, as soon as that disturbs nothing. */
export function celebrate(items: readonly Celebrated[]): void {
  // Done anew, a lesson is left anew.
  if (items.some((one) => one.type === 'lesson_complete' && one.lessonId === stayedAt)) stayedAt = undefined;
  change(joined(queue, items));
}

/** For the stage: that one has come onto the screen. */
export function celebrationBegun(id: number): void {
  change(begun(queue, id));
}

/** For the stage: that one is over. */
export function celebrationEnded(id: number): void {
  change(ended(queue, id));
}

/** For the stage: the child chose to stay at the lesson. */
export function stayAt(lessonId: string): void {
  stayedAt = lessonId;
  change(queue);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCelebrations(): Queue<Celebrated> {
  return useSyncExternalStore(subscribe, () => queue);
}

/** Whether the child chose to stay at a lesson: `chosen` while a celebration is still open over it, then `stayed`. */
export function useStaying(lessonId: string): 'no' | 'chosen' | 'stayed' {
  return useSyncExternalStore(subscribe, () => {
    if (stayedAt !== lessonId) return 'no';
    return queue.shown ? 'chosen' : 'stayed';
  });
}
