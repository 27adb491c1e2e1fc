import { openDB, type DBSchema, type IDBPTransaction } from 'idb';
import { ANSWERS } from './wipe-answers.ts';

export type KeptAnswer = {
  /** Path and query. */
  address: string;
  /** The call's path, its parameters as `:name`. */
  path: string;
  /** Id of the person whom it was given to. */
  owner: string;
  /** Milliseconds since 1970, by this device's clock. */
  keptAt: number;
  /** JSON. */
  text: string;
};

interface Shape extends DBSchema {
  answers: { key: string; value: KeptAnswer; indexes: { path: string } };
  /** One entry: the id of the person whose answers are kept here. */
  owner: { key: string; value: string };
}

const STORES = ['answers', 'owner'] as const;
type Mode = 'readonly' | 'readwrite';

let opened: ReturnType<typeof open> | undefined;

function open() {
  return openDB<Shape>(ANSWERS, 1, {
    upgrade(database) {
      database.createObjectStore('answers', { keyPath: 'address' }).createIndex('path', 'path');
      database.createObjectStore('owner');
    },
    // Whoever deletes it must not have to wait for this tab.
    blocking: (_old, _new, event) => {
      opened = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: () => (opened = undefined),
  });
}

/**
 * Does something with what is kept, whole or not at all.
 *
 * @returns undefined in a browser that keeps nothing: it goes on without.
 */
export async function inAnswers<M extends Mode, T>(
  mode: M,
  act: (transaction: IDBPTransaction<Shape, typeof STORES, M>) => Promise<T>,
): Promise<T | undefined> {
  try {
    opened ??= open();
    const transaction = (await opened).transaction(STORES, mode);
    const [result] = await Promise.all([act(transaction), transaction.done]);
    return result;
  } catch {
    opened = undefined;
    return undefined;
  }
}
