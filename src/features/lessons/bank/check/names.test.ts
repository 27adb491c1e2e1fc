import { expect, test } from 'vitest';
import { readingLesson, socialStudiesLesson } from '../../../../../test/bank-lessons.ts';
import { names } from './names.ts';

test('a title or topic that a lesson of the subject has already is found', () => {
  const first = readingLesson('a', { title: 'The Red Kite', topic: 'Kites' });
  expect(
    names([first, readingLesson('b', { title: 'The red kite!', topic: 'Hills' }, 'hard')]),
  ).toMatchObject([
    {
      file: 'reading/hard/b.yaml',
      at: ['title'],
      what: 'reading/easy/a has the title "The red kite!" as well',
    },
  ]);
  expect(names([first, readingLesson('b', { title: 'Hills', topic: 'kites' })])).toMatchObject([
    { at: ['topic'] },
  ]);
});

test('another subject may have it', () => {
  expect(names([readingLesson('a'), socialStudiesLesson('a')])).toEqual([]);
});
