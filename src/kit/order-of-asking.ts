/*
 * Answers may overtake each other on a bad connection: one that was asked for earlier can come last, and what it says
 * is old by then.
 */

let turns = 0;
const newest = new Map<string, number>();

/**
 * Notes that something is being asked for now.
 *
 * @param address what is asked for
 * @returns whether the answer, which has come now, is the newest: no answer to a later asking has come before it
 */
export function noteAsking(address: string): () => boolean {
  turns += 1;
  const turn = turns;
  return () => {
    if ((newest.get(address) ?? 0) > turn) return false;
    newest.set(address, turn);
    return true;
  };
}
