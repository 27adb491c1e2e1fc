import { expect, test } from 'vitest';
import { readingLesson, writingLesson } from '../../../../../test/bank-lessons.ts';
import { guidelines } from './guidelines.ts';

const rule = guidelines({ easy: 30, medium: 50, hard: 75, expert: 125, extreme: 200 });
const found = (more: Parameters<typeof writingLesson>[1]) =>
  rule([writingLesson('a', more)]).map(({ at, what }) => `${at.join('.')}: ${what}`);

test('a prompt without the least words of its level is found, or with other ones', () => {
  expect(found({})).toEqual([]);
  expect(found({ guidelines: ['Say where.', 'Say who.', 'Write well.'] })).toEqual([
    'guidelines: no guideline says "at least 30 words"',
  ]);
  expect(found({ guidelines: ['Say where.', 'Say who.', 'Write at least 50 words.'] })).toEqual([
    'guidelines.2: 50 words, but easy asks for 30',
  ]);
});

test('a starter that could be handed in is found', () => {
  expect(found({ starters: ['It began …', 'Who came?', 'The kite flew away.'] })).toEqual([
    'starters.2: a starter ends with … or ?',
  ]);
});

test('other subjects have none', () => expect(rule([readingLesson('a')])).toEqual([]));
