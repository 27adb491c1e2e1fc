import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepable } from './rewards.ts';

test('ten shields are the most that are kept; points are never lost', () => {
  expect(keepable({ points: 25, shields: 2 }, 0)).toEqual({ points: 25, shields: 2 });
  expect(keepable({ points: 25, shields: 2 }, 9)).toEqual({ points: 25, shields: 1 });
  expect(keepable({ points: 25, shields: 2 }, 10)).toEqual({ points: 25, shields: 0 });
  fc.assert(
    fc.property(fc.nat(100), fc.nat(5), fc.nat(15), (points, shields, kept) => {
      const given = keepable({ points, shields }, kept);
      expect(given.points).toBe(points);
      expect(given.shields).toBeGreaterThanOrEqual(0);
      expect(kept + given.shields).toBeLessThanOrEqual(Math.max(kept, 10));
    }),
  );
});
