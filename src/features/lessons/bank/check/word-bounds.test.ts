import { expect, test } from 'vitest';
import {
  readingLesson,
  scienceLesson,
  socialStudiesLesson,
  writingLesson,
} from '../../../../../test/bank-lessons.ts';
import { wordBounds } from './word-bounds.ts';

const words = (count: number) => 'kite '.repeat(count);

test('a text with a word too many or too few is found', () => {
  const what = (count: number) =>
    wordBounds([readingLesson('a', { story: words(count) })]).map((flaw) => flaw.what);
  expect([119, 120, 180, 181].map(what)).toEqual([
    ['119 words, but easy has 120 to 180'],
    [],
    [],
    ['181 words, but easy has 120 to 180'],
  ]);
});

test('of an experiment, question, steps and why count together', () => {
  const parts = { question: words(50), steps: [words(50), words(50)] };
  expect(wordBounds([scienceLesson('a', { ...parts, why: words(30) })])).toEqual([]);
  expect(wordBounds([scienceLesson('a', { ...parts, why: words(29) })])).toMatchObject([
    { at: ['experiment'] },
  ]);
});

test('social studies and prompts have bounds of their own', () => {
  expect(wordBounds([socialStudiesLesson('a', { content: words(161) })])).toMatchObject([
    { at: ['content'] },
  ]);
  expect(wordBounds([writingLesson('a', { prompt: words(71) })])).toMatchObject([{ at: ['prompt'] }]);
});
