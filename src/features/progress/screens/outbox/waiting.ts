import { useSyncExternalStore } from 'react';
import { forgottenOf, refusedOf, waitingOf } from '../../rules/outbox.ts';
import { allWorks, putWork, removeWork, type WaitingLesson } from './works-database.ts';

/** What waits in this browser, as this page has read it; undefined until then. */
let works: readonly WaitingLesson[] | undefined;
const listeners = new Set<() => void>();

/** Tells the other tabs that something has changed here, and what. */
type Change = 'changed' | 'saved';
let channel: BroadcastChannel | undefined;

export async function readWorks(): Promise<readonly WaitingLesson[]> {
  // A browser that keeps nothing has nothing waiting.
  works = await allWorks().catch(() => []);
  for (const listener of listeners) listener();
  return works;
}

/** Drops what others than who is here have left long ago. */
export async function sweepWorks(userId: string): Promise<void> {
  for (const { key } of forgottenOf(await readWorks(), userId, Date.now())) await removeWork(key);
}

/** Reads what other tabs change, too; returns how to stop. */
export function followOtherTabs(onSaved: () => void): () => void {
  const ours = new BroadcastChannel('brightling.outbox');
  ours.onmessage = ({ data }: MessageEvent<unknown>) => {
    void readWorks();
    if (data === 'saved') onSaved();
  };
  channel = ours;
  return () => {
    ours.close();
    if (channel === ours) channel = undefined;
  };
}

async function changed(what: Change): Promise<void> {
  // A channel reaches this site alone: it knows no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(what);
  await readWorks();
}

/** @throws DOMException as `putWork` does */
export async function putToWait(work: WaitingLesson): Promise<void> {
  await putWork(work);
  await changed('changed');
}

/** The server has taken it. */
export async function takeOut(key: string): Promise<void> {
  await removeWork(key);
  await changed('saved');
}

/** Somebody was deleted: what waits of theirs goes, and what was refused. */
export async function dropWorksOf(userId: string): Promise<void> {
  const theirs = (await readWorks()).filter((work) => work.userId === userId);
  for (const { key } of theirs) await removeWork(key);
  if (theirs.length > 0) await changed('changed');
}

/** The child has read that it cannot be saved. */
export async function dismissRefused(key: string): Promise<void> {
  await removeWork(key);
  await changed('changed');
}

/** A person's finished lessons that wait, and those that were refused; undefined until they have been read. */
export function useWaiting(
  userId: string,
): { waiting: WaitingLesson[]; refused: WaitingLesson[] } | undefined {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => works,
  );
  return all && { waiting: waitingOf(all, userId), refused: refusedOf(all, userId) };
}
