import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noteAsking } from './order-of-asking.ts';

test('an answer asked for earlier that comes later is not the newest; those of other addresses do not count', () => {
  const first = noteAsking('/api/user/progress');
  const other = noteAsking('/api/lessons');
  const second = noteAsking('/api/user/progress');
  expect(second()).toBe(true);
  expect(first()).toBe(false);
  expect(other()).toBe(true);
});

test('an earlier answer counts until a later one comes, and one may be asked of twice', () => {
  const first = noteAsking('/api/user/streak-status');
  const second = noteAsking('/api/user/streak-status');
  expect([first(), first(), second(), second(), first()]).toEqual([true, true, true, true, false]);
});

test('in whatever order answers come, what is taken last is the latest asked for', () => {
  let run = 0;
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 1 }), (coming) => {
      run += 1;
      const asked = [0, 1, 2, 3, 4].map(() => noteAsking(`/api/run/${run}`));
      const taken = coming.filter((index) => asked[index]?.());
      expect(taken.at(-1)).toBe(Math.max(...coming));
    }),
  );
});
