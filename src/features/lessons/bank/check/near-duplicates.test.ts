import { expect, test } from 'vitest';
import { bankQuestion, readingLesson, socialStudiesLesson } from '../../../../../test/bank-lessons.ts';
import { nearDuplicates } from './near-duplicates.ts';

const STORY =
  'On the day of the storm Ines carried her red kite up the long hill behind the school and waited.';
const OTHER =
  'Nobody in the village had seen a bear for years, so the honey stood on the sill to cool that night.';
const other = bankQuestion({
  stem: 'Why does the honey stand on the sill?',
  right: 'It must get cold.',
  wrong: ['A bear wants it.', 'The shelf is full.', 'A guest will come.'].map((text) => ({
    text,
    note: 'No.',
  })),
});

test('a text told again with a few other words is found, across subjects too', () => {
  const again = STORY.replace('red', 'blue').replace('waited', 'sang');
  const flaws = nearDuplicates([
    readingLesson('a', { story: STORY }),
    socialStudiesLesson('b', { content: again, questions: [other] }),
  ]);
  expect(flaws).toMatchObject([{ file: 'social_studies/easy/b.yaml', at: ['content'] }]);
  expect(flaws[0]?.what).toContain('nearly that of reading/easy/a');
});

test('a question asked again with its options in another order is found', () => {
  const { wrong, ...question } = bankQuestion();
  const again = { ...question, wrong: wrong.toReversed() };
  const flaws = nearDuplicates([
    readingLesson('a', { story: STORY }),
    readingLesson('b', { story: OTHER, questions: [other, again] }),
  ]);
  expect(flaws).toMatchObject([{ file: 'reading/easy/b.yaml', at: ['questions', 1, 'stem'] }]);
  expect(flaws[0]?.what).toContain('reading/easy/a#1');
});

test('a question asked again with a word of its stem and its right answer changed is found', () => {
  const again = bankQuestion({ stem: 'Which color has the boat?', right: 'It is brown.' });
  const flaws = nearDuplicates([
    readingLesson('a', { story: STORY }),
    readingLesson('b', { story: OTHER, questions: [again] }),
  ]);
  expect(flaws).toMatchObject([{ file: 'reading/easy/b.yaml', at: ['questions', 0, 'stem'] }]);
  expect(flaws[0]?.what).toContain('43%');
});

test('one stem may be asked of two texts', () => {
  const stem = 'What is this text mostly about?';
  const lessons = [
    readingLesson('a', { story: STORY, questions: [bankQuestion({ stem })] }),
    readingLesson('b', { story: OTHER, questions: [{ ...other, stem }] }),
  ];
  expect(nearDuplicates(lessons)).toEqual([]);
});
