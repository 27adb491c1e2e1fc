/*
 * Whose things this browser keeps. What stands in its local storage for one person has that person's id in its key,
 * as `brightling.WHAT.ID`, perhaps with more behind it: so it is found, and goes, without a list of what there is.
 */

/** The database of finished lessons that wait; its shape is in progress/screens/outbox/works-database.ts. */
export const OUTBOX = 'brightling.outbox';

const OF_PERSON = /^brightling\.[a-z]+\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.|$)/;
const ownerOf = (key: string) => OF_PERSON.exec(key)?.[1];

/** Ids of the people for whom something stands in the local storage. */
export function peopleInStorage(): string[] {
  try {
    return [...new Set(Object.keys(localStorage).flatMap((key) => ownerOf(key) ?? []))];
  } catch {
    // A browser that keeps nothing keeps nobody.
    return [];
  }
}

export function forgetInStorage(personId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (ownerOf(key) === personId) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Whether it is worth loading what looks closer: true also where a browser does not tell of its databases. */
export async function mayKeepPeople(): Promise<boolean> {
  if (peopleInStorage().length > 0) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === OUTBOX);
  } catch {
    return true;
  }
}

const gone = new Set<string>();
const channel = () => new BroadcastChannel('brightling.people');

/** Whether somebody was deleted while this page was open: nothing more is kept for them. */
export const isGone = (personId: string): boolean => gone.has(personId);

/** From now on nothing is kept for them, on this page or in another tab. */
export function noteGone(personId: string): void {
  gone.add(personId);
  const tabs = channel();
  // A channel reaches this site alone: it knows no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs.postMessage(personId);
  tabs.close();
}

/** Hears of it from other tabs; returns how to stop. */
export function followGone(onGone: (personId: string) => void): () => void {
  const tabs = channel();
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    gone.add(data);
    onGone(data);
  };
  return () => tabs.close();
}
