import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsOf, weekdaysIn } from './columns.ts';

test('Monday is the lowest bit', () => {
  expect(bitsOf([1])).toBe(1);
  expect(bitsOf([6, 7])).toBe(96);
  expect(weekdaysIn(0)).toEqual([]);
});

test('any set of weekdays comes back in order, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 7 })), (days) => {
      expect(weekdaysIn(bitsOf(days))).toEqual([...new Set(days)].toSorted());
    }),
  );
});
