import { openDB, type DBSchema } from 'idb';
import type { z } from 'zod';
import { OUTBOX } from '../../../../kit/kept-people.ts';
import type { Subject } from '../../../lessons/subjects.ts';
import type { completeLesson } from '../../contract.ts';
import type { Waiting } from '../../rules/outbox.ts';

/** A finished lesson as it waits in this browser, with all that is sent of it. */
export type WaitingLesson = Waiting & {
  title: string;
  subject: Subject;
  body: z.input<NonNullable<typeof completeLesson.body>>;
};

interface Shape extends DBSchema {
  works: { key: string; value: WaitingLesson };
}

let opened: ReturnType<typeof open> | undefined;

function open() {
  return openDB<Shape>(OUTBOX, 1, {
    upgrade: (database) => void database.createObjectStore('works', { keyPath: 'key' }),
    terminated: () => (opened = undefined),
  });
}

async function works<M extends 'readonly' | 'readwrite'>(mode: M) {
  opened ??= open();
  const database = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  // On the disk before it is said to be kept: a tablet's battery may end at any moment.
  return database.transaction('works', mode, { durability: 'strict' });
}

/** @throws DOMException in a browser that keeps nothing. */
export async function allWorks(): Promise<WaitingLesson[]> {
  const { store } = await works('readonly');
  return store.getAll();
}

/**
 * Keeps a finished lesson. It is on the disk when this resolves.
 *
 * @throws DOMException where there is no room, or the browser keeps nothing
 */
export async function putWork(work: WaitingLesson): Promise<void> {
  const { store, done } = await works('readwrite');
  await Promise.all([store.put(work), done]);
}

export async function removeWork(key: string): Promise<void> {
  const { store, done } = await works('readwrite');
  await Promise.all([store.delete(key), done]);
}
