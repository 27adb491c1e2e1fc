import { expect, test } from 'vitest';
import { bankQuestion, readingLesson } from '../../../../../test/bank-lessons.ts';
import { options } from './options.ts';

const asked = (right: string, ...wrong: [string, string, string]) =>
  options([
    readingLesson('a', {
      questions: [bankQuestion({ right, wrong: wrong.map((text) => ({ text, note: 'No.' })) })],
    }),
  ]).map(({ at, what }) => [at.slice(2).join('.'), what]);

test('options that differ by case, signs or spaces alone are found', () => {
  expect(asked('A red kite', 'a red, kite!', 'A blue kite', 'Red-kite')).toEqual([
    ['wrong.0.text', 'the option "a red, kite!" is there twice'],
  ]);
  expect(asked('sun rise', 'moon', 'sunrise', 'star')).toHaveLength(1);
});

test('a point or a minus makes another number', () => {
  expect(asked('3.5', '35', '-35', '3.05')).toEqual([]);
});

test('an option that stands for others is found', () => {
  expect(asked('Red', 'Blue', 'Green', 'All of the above')).toEqual([
    ['wrong.2.text', 'the option "All of the above" speaks of other options'],
  ]);
  expect(asked('None of these.', 'Blue', 'both of them', 'Red')).toHaveLength(2);
  expect(asked('He kept all of them', 'None of the boys ran', 'Red', 'Blue')).toEqual([]);
});
