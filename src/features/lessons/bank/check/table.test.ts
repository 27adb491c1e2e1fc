import { expect, test } from 'vitest';
import { readingLesson, writingLesson } from '../../../../../test/bank-lessons.ts';
import { bankTable } from './table.ts';

test('the table counts lessons and their questions by subject and level', () => {
  const rows = bankTable([
    readingLesson('a'),
    readingLesson('b'),
    readingLesson('c', {}, 'extreme'),
    writingLesson('a'),
  ])
    .split('\n')
    .map((row) => row.split(/ {2,}/));
  expect(rows[0]).toEqual(['lessons (questions)', 'easy', 'medium', 'hard', 'expert', 'extreme', 'all']);
  expect(rows[1]).toEqual(['Reading', '2 (2)', '0', '0', '0', '1 (1)', '3 (3)']);
  expect(rows[2]).toEqual(['Writing', '1', '0', '0', '0', '0', '1']);
  expect(rows[5]).toEqual(['all authored', '3 (2)', '0', '0', '0', '1 (1)', '4 (3)']);
  expect(rows[6]?.[0]).toBe('Math (skills)');
});
