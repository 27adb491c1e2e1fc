import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handOnBar, mayManage, nextFounder, ranked, removalBar, roleOf } from './membership.ts';
import { premiumAfter } from './premium.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

test('a grown-up and the founder may manage a family, another child may not', () => {
  expect(mayManage({ isAdult: true, isFounder: false })).toBe(true);
  expect(mayManage({ isAdult: false, isFounder: true })).toBe(true);
  expect(mayManage({ isAdult: false, isFounder: false })).toBe(false);
  expect([roleOf(true), roleOf(false)]).toEqual(['parent', 'child']);
});

const [grownUp, child] = [
  { isAdult: true, isFounder: false },
  { isAdult: false, isFounder: false },
];
const founderOf = (who: typeof child) => ({ ...who, isFounder: true });
const FOUNDER = 'Nobody can remove the founder of a family.';
const GROWN_UP = 'Only the founder of the family can remove a grown-up.';

test.each([
  ['a founder', founderOf(grownUp), 'a grown-up', grownUp, undefined],
  ['a founder', founderOf(grownUp), 'a child', child, undefined],
  ['a child who is the founder', founderOf(child), 'a grown-up', grownUp, undefined],
  ['a child who is the founder', founderOf(child), 'a child', child, undefined],
  ['a grown-up', grownUp, 'a child', child, undefined],
  ['a grown-up', grownUp, 'another grown-up', grownUp, GROWN_UP],
  ['a grown-up', grownUp, 'the founder', founderOf(grownUp), FOUNDER],
  ['a grown-up', grownUp, 'a child who is the founder', founderOf(child), FOUNDER],
])('%s (%j) would remove %s (%j): %s', (_who, caller, _whom, member, bar) => {
  expect(removalBar(caller, { ...member, isOwnParent: false })).toBe(bar);
});

test('a child removes nobody, and a founder who is a child not the own parent', () => {
  for (const member of [child, grownUp, founderOf(child)])
    expect(removalBar(child, { ...member, isOwnParent: false })).toContain('Only a grown-up');
  expect(removalBar(founderOf(child), { ...grownUp, isOwnParent: true })).toContain('your own parent');
  expect(removalBar(founderOf(grownUp), { ...grownUp, isOwnParent: true })).toBeUndefined();
});

test('a family is handed on by its founder, to a grown-up', () => {
  for (const founder of [founderOf(grownUp), founderOf(child)]) {
    expect(handOnBar(founder, grownUp)).toBeUndefined();
    expect(handOnBar(founder, child)).toContain('Only a grown-up');
  }
  for (const other of [grownUp, child]) expect(handOnBar(other, grownUp)).toContain('Only the founder');
});

test('after a founder comes the grown-up who has been there longest, and without one whoever has', () => {
  const member = fc.record({
    isAdult: fc.boolean(),
    id: fc.uuid(),
    joinedAt: fc.integer({ min: 0, max: 3 }).map((day) => new Date(NOW.getTime() + day * DAY)),
  });
  fc.assert(
    fc.property(fc.array(member, { maxLength: 12 }), (members) => {
      const next = nextFounder(members);
      expect(next === undefined).toBe(members.length === 0);
      if (!next) return;
      const eligible = members.some(({ isAdult }) => isAdult)
        ? members.filter(({ isAdult }) => isAdult)
        : members;
      expect(eligible).toContain(next);
      for (const other of eligible) expect(next.joinedAt <= other.joinedAt).toBe(true);
      // In whatever order they are read.
      expect(nextFounder(members.toReversed())?.id).toBe(next.id);
    }),
  );
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
