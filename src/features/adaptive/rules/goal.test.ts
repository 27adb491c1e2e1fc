import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overallLevel } from '../../accounts/rules/overall-level.ts';
import { jarOfTheDay, wayToNextLevel } from './goal.ts';

test.each([0, 1, 2, 3, 4, 5])('the goal of five gives 20%% for each of %i subjects', (done) => {
  expect(jarOfTheDay('5', done, 0)).toEqual({ lights: done, of: 5, percent: done * 20 });
});

test('a smaller goal is full sooner and never more than full', () => {
  expect(jarOfTheDay('3', 2, 9)).toEqual({ lights: 2, of: 3, percent: 67 });
  expect(jarOfTheDay('3', 5, 9)).toEqual({ lights: 3, of: 3, percent: 100 });
});

test('a goal of ten counts lessons', () => {
  expect(jarOfTheDay('10', 5, 7)).toEqual({ lights: 7, of: 10, percent: 70 });
});

test('without a limit there is no percentage, and room for one more light as long as the jar has any', () => {
  expect(jarOfTheDay('unlimited', 0, 0)).toEqual({ lights: 0, of: 5, percent: null });
  expect(jarOfTheDay('unlimited', 5, 6)).toEqual({ lights: 6, of: 7, percent: null });
  expect(jarOfTheDay('unlimited', 5, 14)).toEqual({ lights: 10, of: 10, percent: null });
});

test('the way to the next level agrees with the rule of levels', () => {
  expect(wayToNextLevel(0, 1)).toEqual({ into: 0, span: 100, left: 100 });
  expect(wayToNextLevel(340, 3)).toEqual({ into: 40, span: 300, left: 260 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (points) => {
      const level = overallLevel(points);
      const { into, span, left } = wayToNextLevel(points, level);
      expect(into).toBeLessThan(span);
      expect(overallLevel(points + left)).toBe(level + 1);
      expect(overallLevel(points + left - 1)).toBe(level);
    }),
  );
});
