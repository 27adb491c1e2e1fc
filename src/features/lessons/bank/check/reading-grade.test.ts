import { expect, test } from 'vitest';
import { readingLesson, writingLesson } from '../../../../../test/bank-lessons.ts';
import { gradeOf, readingGrade } from './reading-grade.ts';

const EASY = 'The cat sat on the mat. The dog ran to the cat. They sat in the sun.';
const HARD =
  'The municipal administration subsequently reconsidered its transportation regulations because numerous inhabitants communicated considerable dissatisfaction.';

test('the grade is that of Flesch and Kincaid', () => {
  // 17 words of one syllable in three sentences: 0.39 × 17/3 + 11.8 × 1 - 15.59.
  expect(gradeOf(EASY)).toBe(-1.6);
  expect(gradeOf(HARD)).toBeGreaterThan(20);
});

test('a text above or below its level is found', () => {
  expect(readingGrade([readingLesson('a', { story: HARD })])).toMatchObject([
    { file: 'reading/easy/a.yaml', at: ['story'], what: expect.stringContaining('easy is up to 3.9') },
  ]);
  expect(readingGrade([readingLesson('a', { story: EASY }, 'extreme')])).toMatchObject([
    { file: 'reading/extreme/a.yaml', what: 'reading grade -1.6, but extreme is 5 to 9.4' },
  ]);
  expect(readingGrade([readingLesson('a', { story: EASY })])).toEqual([]);
});

test('poems have no grade, and prompts may be easier than their level', () => {
  expect(readingGrade([readingLesson('a', { genre: 'poem', story: HARD })])).toEqual([]);
  expect(readingGrade([writingLesson('a', { prompt: EASY }, 'extreme')])).toEqual([]);
  expect(readingGrade([writingLesson('a', { prompt: HARD }, 'extreme')])).toHaveLength(1);
});
