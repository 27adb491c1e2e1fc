/**
 * Runs acts a few at a time. Those who wait are served in rounds, one act of each key a round: whoever asks for much
 * waits for themselves, and the others for one act of theirs.
 */
export function fairTurns(most: number) {
  let running = 0;
  /** Those who wait, by key; the first key is the next to be served. */
  const lines = new Map<string, (() => void)[]>();

  function wait(key: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const line = lines.get(key);
    if (line) line.push(resolve);
    else lines.set(key, [resolve]);
    return promise;
  }

  function next(): (() => void) | undefined {
    for (const [key, line] of lines) {
      lines.delete(key);
      const turn = line.shift();
      if (line.length > 0) lines.set(key, line);
      return turn;
    }
    return undefined;
  }

  return async function inTurn<T>(key: string, act: () => Promise<T>): Promise<T> {
    if (running === most) await wait(key);
    else running++;
    try {
      return await act();
    } finally {
      // The turn is handed to the next in line, or given back.
      const turn = next();
      if (turn) turn();
      else running--;
    }
  };
}
