import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('so many run at once, the others in the order in which they came, also after one that failed', async () => {
  const inTurn = atMost(2);
  const begun: number[] = [];
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const acts = ends.map(({ promise }, index) =>
    inTurn(() => {
      begun.push(index);
      return promise;
    }),
  );
  await settled();
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error('this one fails'));
  await expect(acts[1]).rejects.toThrow('this one fails');
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve();
  await Promise.all([acts[0], acts[2], acts[3]]);
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(await inTurn(async () => 'free again')).toBe('free again');
});
