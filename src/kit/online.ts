/*
 * Whether our server can be reached, as far as this page knows. What the browser says of its network is a hint only:
 * a call that gets through, or does not, knows better. No React in here: visitors' pages load it too.
 */

const HEALTH = '/healthz';
const ASKED_AGAIN_AFTER_MS = 15_000;
const PATIENCE_MS = 8_000;

let isOffline = false;
let isWatching = false;
let isAsking = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function isOfflineNow(): boolean {
  return isOffline;
}

/** Calls back at each change; returns how to stop. */
export function watchOnline(listener: () => void): () => void {
  beginWatching();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A call got an answer. */
export function noteReached(): void {
  change(false);
}

/** A call got none: it alone may have failed, so the server is asked for a sign of life before anything is said. */
export function noteUnreached(): void {
  if (navigator.onLine) void ask();
  else change(true);
}

function beginWatching(): void {
  if (isWatching) return;
  isWatching = true;
  isOffline = !navigator.onLine;
  addEventListener('offline', () => change(true));
  addEventListener('online', () => void ask());
  if (isOffline) askLater();
}

function change(toOffline: boolean): void {
  clearTimeout(timer);
  if (toOffline) askLater();
  if (toOffline === isOffline) return;
  isOffline = toOffline;
  for (const listener of listeners) listener();
}

function askLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void ask(), ASKED_AGAIN_AFTER_MS);
}

async function ask(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { ok } = await fetch(HEALTH, { cache: 'no-store', credentials: 'omit', signal });
    change(!ok);
  } catch {
    change(true);
  } finally {
    isAsking = false;
  }
}
