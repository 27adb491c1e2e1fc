import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TIERS, tierStanding } from './tiers.ts';

test.each([
  [0, 'Starter', 'Advocate', 1],
  [1, 'Advocate', 'Ambassador', 2],
  [2, 'Advocate', 'Ambassador', 1],
  [3, 'Ambassador', 'Champion', 2],
  [4, 'Ambassador', 'Champion', 1],
  [5, 'Champion', 'Legend', 5],
  [9, 'Champion', 'Legend', 1],
  [10, 'Legend', undefined, 0],
  [250, 'Legend', undefined, 0],
])('%i families make a %s', (count, name, next, more) => {
  const standing = tierStanding(count);
  expect([standing.tier.name, standing.next?.name, standing.more]).toEqual([name, next, more]);
});

test('so many more families, and not one fewer, make the next tier', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9 }), (count) => {
      const { tier, next, more } = tierStanding(count);
      expect(tierStanding(count + more).tier).toBe(next);
      expect(tierStanding(count + more - 1).tier).toBe(tier);
    }),
  );
});

test('no two tiers share a light or a colour', () => {
  expect(new Set(TIERS.map(({ light }) => light)).size).toBe(TIERS.length);
  expect(new Set(TIERS.map(({ colour }) => colour)).size).toBe(TIERS.length);
});
