import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.ts';

/** Asks for acts of these keys, in this order, and answers in which order they began. */
async function orderOf(most: number, keys: readonly string[]): Promise<string[]> {
  const inTurn = fairTurns(most);
  const begun: string[] = [];
  await Promise.all(keys.map((key) => inTurn(key, async () => void begun.push(key))));
  return begun;
}

test('of each who waits one is served a round, however many another has asked for', async () => {
  expect(await orderOf(1, ['a', 'a', 'a', 'a', 'b', 'c', 'b'])).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

test('so many run at once, and a failed one hands its turn on', async () => {
  const inTurn = fairTurns(2);
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const acts = ends.map(({ promise }, index) =>
    inTurn('a', () => {
      begun.push(index);
      return promise;
    }),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();
  expect(begun).toEqual([0, 1]);
  ends[0]?.reject(new Error('this one fails'));
  await expect(acts[0]).rejects.toThrow('this one fails');
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve();
  await Promise.all(acts.slice(1));
  expect(await inTurn('b', async () => 'free again')).toBe('free again');
});
