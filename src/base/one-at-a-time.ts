/** Runs acts of one key one after the other, in the order in which they came; those of other keys do not wait. */
export function oneAtATime() {
  const latest = new Map<string, Promise<unknown>>();
  return async function inTurn<T>(key: string, act: () => Promise<T>): Promise<T> {
    const mine = (latest.get(key) ?? Promise.resolve()).then(act, act);
    latest.set(key, mine);
    try {
      return await mine;
    } finally {
      if (latest.get(key) === mine) latest.delete(key);
    }
  };
}
