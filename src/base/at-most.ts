/**
 * Runs acts a few at a time; the others wait for their turn, in the order in which they came. For what is heavy: a rush
 * of it waits for itself, and nothing else waits for it.
 */
export function atMost(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<T>(act: () => Promise<T>): Promise<T> {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await act();
    } finally {
      // The turn is handed to the next in line, or given back.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
