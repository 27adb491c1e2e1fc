import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairQueue, QueueFull } from './fair-queue.ts';

/** All that is ready to run has run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const NO_BOUND = { mostOfOne: 1_000, mostInAll: 1_000 };

/** A queue whose acts are ended by hand, one after the other. */
function watched(bounds: Parameters<typeof fairQueue>[0]) {
  const inTurn = fairQueue(bounds);
  const begun: string[] = [];
  const refused: string[] = [];
  const open: (() => void)[] = [];
  let running = 0;
  return {
    begun,
    refused,
    get running() {
      return running;
    },
    send(key: string, name = key): void {
      const act = async () => {
        begun.push(name);
        running++;
        const end = Promise.withResolvers<void>();
        open.push(end.resolve);
        await end.promise;
        running--;
      };
      void inTurn(key, act).catch((error: unknown) => {
        expect(error).toBeInstanceOf(QueueFull);
        refused.push(name);
      });
    },
    async endOne(): Promise<boolean> {
      const end = open.shift();
      end?.();
      await settled();
      return end !== undefined;
    },
  };
}

test('lines are served in turn, each in its own order', async () => {
  const queue = watched({ atOnce: 1, ...NO_BOUND });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) queue.send(name[0] ?? '', name);
  await settled();
  while (await queue.endOne());
  expect(queue.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('an act that fails hands its turn on, and its error is its own', async () => {
  const inTurn = fairQueue({ atOnce: 1, ...NO_BOUND });
  const failing = inTurn('a', async () => {
    throw new Error('this one fails');
  });
  const next = inTurn('a', async () => 'done');
  await expect(failing).rejects.toThrow('this one fails');
  expect(await next).toBe('done');
  expect(await inTurn('b', async () => 'free again')).toBe('free again');
});

test('a line that is full takes no more, others do', async () => {
  const queue = watched({ atOnce: 1, mostOfOne: 2, mostInAll: 10 });
  for (let sent = 0; sent < 5; sent++) queue.send('a', `a${sent}`);
  queue.send('b');
  await settled();
  expect(queue.refused).toEqual(['a3', 'a4']);
  while (await queue.endOne());
  expect(queue.begun).toEqual(['a0', 'a1', 'b', 'a2']);
});

test('where all places are taken, the longest line gives way to a shorter one, and to no equal', async () => {
  const queue = watched({ atOnce: 1, mostOfOne: 10, mostInAll: 4 });
  for (const name of ['x', 'a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1', 'd1', 'e1'])
    queue.send(name[0] ?? '', name);
  await settled();
  expect(queue.refused.toSorted()).toEqual(['a2', 'a3', 'a4', 'b2', 'e1']);
  while (await queue.endOne());
  expect(queue.begun).toEqual(['x', 'a1', 'b1', 'c1', 'd1']);
});

const keys = fc.constantFrom('a', 'b', 'c', 'd');
/** Acts that come by their keys, and `end`: the one that has run longest ends. */
const events = fc.array(fc.oneof(keys, fc.constant('end' as const)), { maxLength: 60 });
const bounds = fc.record({
  atOnce: fc.integer({ min: 1, max: 3 }),
  mostOfOne: fc.integer({ min: 1, max: 8 }),
  mostInAll: fc.integer({ min: 1, max: 16 }),
});

test('whatever comes: bounds hold, lines keep their order, all that is not refused is done', async () => {
  await fc.assert(
    fc.asyncProperty(events, bounds, async (what, limits) => {
      const queue = watched(limits);
      const sent: string[] = [];
      for (const [index, event] of what.entries()) {
        if (event === 'end') await queue.endOne();
        else {
          sent.push(`${event}${index}`);
          queue.send(event, `${event}${index}`);
        }
        await settled();
        expect(queue.running).toBeLessThanOrEqual(limits.atOnce);
        const waiting = sent.length - queue.begun.length - queue.refused.length;
        expect(waiting).toBeLessThanOrEqual(limits.mostInAll);
        // Nobody waits while there is room.
        if (waiting > 0) expect(queue.running).toBe(limits.atOnce);
      }
      while (await queue.endOne()) expect(queue.running).toBeLessThanOrEqual(limits.atOnce);
      expect([...queue.begun, ...queue.refused].toSorted()).toEqual(sent.toSorted());
      for (const key of ['a', 'b', 'c', 'd']) {
        const order = queue.begun.filter((name) => name.startsWith(key));
        expect(order).toEqual(order.toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1))));
      }
    }),
    { numRuns: 60 },
  );
});

test('however many others send, an act waits for one of each line at most before each of its own', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(keys, { maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      async (before, mine) => {
        const queue = watched({ atOnce: 1, ...NO_BOUND });
        for (const key of before) queue.send(key);
        for (let sent = 0; sent < mine; sent++) queue.send('me');
        for (let after = 0; after < 40; after++) queue.send('a');
        await settled();
        while (await queue.endOne());
        const places = queue.begun.flatMap((name, place) => (name === 'me' ? [place] : []));
        // The one that runs, and then one of each of four lines for each of mine.
        for (const [own, place] of places.entries())
          expect(place).toBeLessThanOrEqual(1 + own + 4 * (own + 1));
      },
    ),
    { numRuns: 40 },
  );
});
