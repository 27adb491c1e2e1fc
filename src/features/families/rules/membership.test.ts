import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayManage, ranked, roleOf } from './membership.ts';
import { premiumAfter } from './premium.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

test('a grown-up and the one who made the family may manage it, another child may not', () => {
  expect(mayManage({ isAdult: true, isCreator: false })).toBe(true);
  expect(mayManage({ isAdult: false, isCreator: true })).toBe(true);
  expect(mayManage({ isAdult: false, isCreator: false })).toBe(false);
  expect([roleOf(true), roleOf(false)]).toEqual(['parent', 'child']);
});

test('more points stand higher, and of equal ones whoever joined first', () => {
  const member = fc.record({
    points: fc.integer({ min: 0, max: 5 }),
    joinedAt: fc.date({ min: new Date(0), max: NOW, noInvalidDate: true }),
  });
  fc.assert(
    fc.property(fc.array(member, { maxLength: 12 }), (members) => {
      const rows = ranked(members);
      expect(rows.map(({ rank }) => rank)).toEqual(members.map((_, index) => index + 1));
      for (const [index, row] of rows.entries()) {
        const next = rows[index + 1];
        if (!next) continue;
        expect(row.points).toBeGreaterThanOrEqual(next.points);
        if (row.points === next.points) expect(row.joinedAt <= next.joinedAt).toBe(true);
      }
    }),
  );
});

test('premium days are added to what is left, or begin now', () => {
  expect(premiumAfter(null, 7, NOW)).toEqual(new Date(NOW.getTime() + 7 * DAY));
  expect(premiumAfter(new Date(NOW.getTime() - 30 * DAY), 7, NOW)).toEqual(new Date(NOW.getTime() + 7 * DAY));
  expect(premiumAfter(new Date(NOW.getTime() + 3 * DAY), 7, NOW)).toEqual(new Date(NOW.getTime() + 10 * DAY));
});
