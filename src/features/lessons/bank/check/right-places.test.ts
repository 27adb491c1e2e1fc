import { expect, test } from 'vitest';
import { bankQuestion, readingLesson } from '../../../../../test/bank-lessons.ts';
import { isEven, rightPlaces } from './right-places.ts';

test('what chance does passes, and what it hardly ever does is found', () => {
  expect(isEven([250, 250, 250, 250])).toBe(true);
  expect(isEven([220, 280, 235, 265])).toBe(true);
  // 190 of 1,000 is 4.4 deviations from a quarter.
  expect(isEven([190, 270, 270, 270])).toBe(false);
  expect(isEven([0, 0, 0, 60])).toBe(false);
});

test('the shuffle of lessons as they are served is even', () => {
  const questions = Array.from({ length: 6 }, () => bankQuestion());
  expect(rightPlaces(['a', 'b', 'c'].map((slug) => readingLesson(slug, { questions })))).toEqual([]);
});
