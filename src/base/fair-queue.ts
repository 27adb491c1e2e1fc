/** Thrown to an act for which there is no place in the queue. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

type Waiting = PromiseWithResolvers<void>;

type Bounds = {
  /** How many acts run at the same time. */
  atOnce: number;
  /** How many of one key may wait. */
  mostOfOne: number;
  /** How many may wait in all. */
  mostInAll: number;
};

/**
 * Runs acts a few at a time, fair by key: each key has a line of its own, and the lines are served in turn. However many
 * acts one key sends, an act of another waits for one of them at most. Where all places are taken, the last of the
 * longest line gives way to an act of a shorter one.
 *
 * The act's promise is rejected with {@link QueueFull} where it finds no place, or has to give way.
 */
export function fairQueue({ atOnce, mostOfOne, mostInAll }: Bounds) {
  let running = 0;
  /** Whose turn is next stands first. A line that is empty is none. */
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;

  async function place(key: string): Promise<void> {
    const line = lines.get(key) ?? [];
    if (line.length >= mostOfOne) throw new QueueFull('Too many of the same key wait.');
    if (waiting >= mostInAll) makeRoomFor(line.length + 1);
    const mine = Promise.withResolvers<void>();
    line.push(mine);
    lines.set(key, line);
    waiting++;
    await mine.promise;
  }

  function makeRoomFor(length: number): void {
    const longest = [...lines.values()].toSorted((one, other) => other.length - one.length)[0];
    if (!longest || longest.length <= length) throw new QueueFull('Too many wait.');
    longest.pop()?.reject(new QueueFull('Others with fewer in the queue came.'));
    waiting--;
  }

  /** The turn is handed to the first of the next line, which then stands last; or given back. */
  function handOn(): void {
    const [next] = lines;
    if (!next) return void running--;
    const [key, line] = next;
    lines.delete(key);
    const [first, ...others] = line;
    if (others.length > 0) lines.set(key, others);
    waiting--;
    first?.resolve();
  }

  return async function inTurn<T>(key: string, act: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++;
    else await place(key);
    try {
      return await act();
    } finally {
      handOn();
    }
  };
}
