import { expect, test } from 'vitest';
import { counted, minutesOf, nounFor, timeWords } from './time-words.ts';

test.each([
  [0, '0 min'],
  [20, 'under 1 min'],
  [30, '1 min'],
  [89, '1 min'],
  [90, '2 min'],
  [3_540, '59 min'],
  [3_570, '1 h'],
  [3_900, '1 h 5 min'],
  [45_000, '12 h 30 min'],
])('%i seconds are %s', (seconds, words) => {
  // No line ends between a figure and its unit.
  expect(timeWords(seconds)).toBe(words.replaceAll(' ', '\u00A0'));
});

test('minutes are rounded', () => {
  expect(minutesOf(29)).toBe(0);
  expect(minutesOf(150)).toBe(3);
});

test('one is singular', () => {
  expect(counted(1, 'lesson')).toBe('1 lesson');
  expect(counted(0, 'lesson')).toBe('0 lessons');
  expect(counted(1_200, 'essay')).toBe('1,200 essays');
  expect(nounFor(1, 'lesson')).toBe('lesson');
  expect(nounFor(2, 'lesson')).toBe('lessons');
});
