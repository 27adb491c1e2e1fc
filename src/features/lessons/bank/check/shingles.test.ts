import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { nearPairs, shinglesOf } from './shingles.ts';

test('case and punctuation do not part texts', () => {
  expect(shinglesOf('The red kite, "flies".')).toEqual(new Set(['the red kite', 'red kite flies']));
  expect(shinglesOf('Red kite')).toEqual(new Set());
});

test('likeness is shared shingles among all shingles', () => {
  // Of three and three shingles, two are shared.
  const [pair] = nearPairs(['the red kite flies high', 'a red kite flies high'], 0.01);
  expect(pair).toEqual({ first: 0, second: 1, likeness: 2 / 4 });
  expect(nearPairs(['the red kite flies', 'a blue dog runs'], 0.01)).toEqual([]);
});

test('every pair is as alike as its sets are', () => {
  const text = array(constantFrom('a', 'b', 'c'), { maxLength: 9 }).map((words) => words.join(' '));
  assert(
    property(array(text, { maxLength: 6 }), (texts) => {
      const expected = texts.flatMap((one, first) =>
        texts.slice(first + 1).flatMap((other, index) => {
          const [mine, theirs] = [shinglesOf(one), shinglesOf(other)];
          const likeness = mine.intersection(theirs).size / mine.union(theirs).size;
          return likeness >= 0.5 ? [`${first} ${first + 1 + index} ${likeness}`] : [];
        }),
      );
      const found = nearPairs(texts, 0.5).map(
        ({ first, second, likeness }) => `${first} ${second} ${likeness}`,
      );
      expect(found.toSorted()).toEqual(expected.toSorted());
    }),
  );
});
