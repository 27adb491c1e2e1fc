import { expect, test } from 'vitest';
import { bankQuestion, readingLesson } from '../../../../../test/bank-lessons.ts';
import { longestOption } from './longest-option.ts';

const long = bankQuestion({ right: 'It is red all over, and so is its tail.' });
const short = bankQuestion();
const asked = (...questions: (typeof long)[]) => longestOption([readingLesson('a', { questions })]);

test('a level where the longest option is too often right is found, with each such question', () => {
  const most = [long, long, long, short, short, short, short, short, short, short];
  expect(asked(...most)).toEqual([]);
  expect(asked(...most.slice(0, 9))).toMatchObject([
    { at: ['questions', 0, 'right'], what: expect.stringContaining('3 of 9 questions') },
    { at: ['questions', 1, 'right'] },
    { at: ['questions', 2, 'right'] },
  ]);
});

test('each level counts for itself', () => {
  const lessons = [
    readingLesson('a', { questions: [short, short, short] }),
    readingLesson('b', { questions: [long] }, 'medium'),
  ];
  expect(longestOption(lessons)).toMatchObject([{ file: 'reading/medium/b.yaml' }]);
});

test('one as long as another is not the longest', () => {
  expect(asked(bankQuestion({ right: 'It is grey.', wrong: short.wrong }))).toEqual([]);
});
