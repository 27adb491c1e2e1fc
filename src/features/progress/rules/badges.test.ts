import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BADGES, badgesReached } from './badges.ts';

test('there are 16 badges: 8 for lessons, 5 for points, 3 for streaks', () => {
  const of = (group: string) =>
    BADGES.filter((badge) => badge.group === group).map((badge) => badge.threshold);
  expect(of('lessons')).toEqual([25, 50, 100, 500, 1_000, 2_000, 5_000, 10_000]);
  expect(of('points')).toEqual([500, 1_000, 5_000, 10_000, 25_000]);
  expect(of('streak')).toEqual([7, 30, 100]);
  expect(new Set(BADGES.map((badge) => badge.id)).size).toBe(16);
});

test('a badge is reached at its threshold and not before', () => {
  expect(badgesReached({ lessons: 24, points: 499, streak: 6 })).toEqual([]);
  const names = badgesReached({ lessons: 25, points: 500, streak: 7 }).map((badge) => badge.name);
  expect(names).toEqual(['Rookie Explorer', 'Point Pioneer', 'Daily Hero']);
});

test('more of anything never loses a badge', () => {
  const counts = fc.record({ lessons: fc.nat(11_000), points: fc.nat(30_000), streak: fc.nat(120) });
  fc.assert(
    fc.property(counts, fc.nat(500), (before, more) => {
      const after = {
        lessons: before.lessons + more,
        points: before.points + more,
        streak: before.streak + more,
      };
      const reached = badgesReached(after);
      expect(badgesReached(before).every((badge) => reached.includes(badge))).toBe(true);
    }),
  );
});
