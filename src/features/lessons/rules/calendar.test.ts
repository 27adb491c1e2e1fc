import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../base/day.ts';
import { datesToMake, makingWindow, sourceFor } from './calendar.ts';

const sources = Array.from({ length: 7 }, (_, index) => `reading/easy/text-${index}`);
const none = new Set<string>();

test('the first start makes the days before, today and the two after', () => {
  const dates = datesToMake('2026-11-21', none, 14);
  expect(dates[0]).toBe('2026-11-07');
  expect(dates.at(-1)).toBe('2026-11-23');
  expect(dates).toHaveLength(17);
});

test('a later start makes only what is missing, gaps included', () => {
  const whole = new Set(datesToMake('2026-11-21', none, 14));
  expect(datesToMake('2026-11-21', whole, 14)).toEqual([]);
  expect(datesToMake('2026-11-22', whole, 14)).toEqual(['2026-11-24']);
  const gap = new Set([...whole].filter((day) => day !== '2026-11-15'));
  expect(datesToMake('2026-11-21', gap, 14)).toEqual(['2026-11-15']);
});

test('who comes back after years finds what a first start would make', () => {
  expect(makingWindow('2026-11-21', 14)).toEqual({ from: '2026-10-22', to: '2026-11-23' });
  expect(datesToMake('2026-11-21', none, 14)[0]).toBe('2026-11-07');
});

test('any run of days as long as the shelf holds each source once', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 4_000 }), (offset) => {
      const first = addDays('2026-11-21', offset);
      const run = sources.map((_, index) =>
        sourceFor('reading/easy', sources, addDays(first, index), 0, 1, none),
      );
      expect(new Set(run).size).toBe(sources.length);
    }),
  );
});

test('the same date gives the same source, in whatever order the shelf is read', () => {
  const one = sourceFor('reading/easy', sources, '2026-11-21', 0, 1, none);
  expect(sourceFor('reading/easy', sources.toReversed(), '2026-11-21', 0, 1, none)).toBe(one);
});

test('the places of one date differ', () => {
  fc.assert(
    fc.property(fc.nat(2_000), (offset) => {
      const day = addDays('2026-01-01', offset);
      const places = [0, 1, 2].map((place) => sourceFor('math/easy', sources, day, place, 3, none));
      expect(new Set(places).size).toBe(3);
    }),
  );
});

test('what stood there lately is passed over while anything else is left', () => {
  const today = sourceFor('reading/easy', sources, '2026-11-21', 0, 1, none);
  const other = sourceFor('reading/easy', sources, '2026-11-21', 0, 1, new Set([today]));
  expect(other).not.toBe(today);
  expect(sourceFor('reading/easy', sources, '2026-11-21', 0, 1, new Set(sources))).toBe(today);
});

test('an empty shelf is said so', () => {
  expect(() => sourceFor('reading/easy', [], '2026-11-21', 0, 1, none)).toThrow('reading/easy');
});
