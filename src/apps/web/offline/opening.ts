/*
 * What the service worker decides, apart from it: its own file runs in a worker alone.
 */

/** A page of the server is waited for this long; then the kept app opens in its place. */
const PATIENCE_MS = 4_000;

/** What a proxy answers in place of a server that starts anew. No page of our own is sent with one of them. */
const IN_OUR_PLACE = [502, 503, 504];

/**
 * The server's page; the kept app where none comes, or none in 4 seconds, or a proxy answers in its place.
 *
 * @param fromServer rejects without a network
 */
export function serverOrKept<T extends { status: number }>(
  fromServer: Promise<T>,
  openKept: () => Promise<T>,
): Promise<T> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answered = fromServer.then(
    // Without a kept app the proxy's words are better than none.
    (page) => (IN_OUR_PLACE.includes(page.status) ? openKept().catch(() => page) : page),
    openKept,
  );
  return Promise.race([answered, patience.then(openKept)]);
}

/**
 * Whether a newer version may take over when a page offers its place: only from a page that is of that version already,
 * and the only one. One of an older version may stand in a lesson, and needs the files that it came with.
 */
export const mayTakeOver = (isOfThisVersion: boolean, openPages: number): boolean =>
  isOfThisVersion && openPages === 1;
