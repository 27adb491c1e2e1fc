import { expect, test } from 'vitest';
import { readingLesson, scienceLesson, writingLesson } from '../../../../../test/bank-lessons.ts';
import { plain, proseOf, shelvesOf, textOf } from './parts.ts';

test('everything that people read is there once, and no code', () => {
  const pieces = proseOf(readingLesson('a'));
  expect(pieces).toContainEqual({ at: ['questions', 0, 'wrong', 1, 'text'], text: 'It is green.' });
  expect(pieces).toContainEqual({ at: ['title'], text: 'The Red Kite' });
  expect(pieces.map(({ text }) => text)).not.toContain('RL.3.1');
  expect(pieces.map(({ text }) => text)).not.toContain('story');
  // Title, description, topic, text; stem, right, three texts with notes, hint, explanation.
  expect(pieces).toHaveLength(4 + 2 + 6 + 2);
});

test('the text of an experiment is its question, steps and why', () => {
  expect(textOf(scienceLesson('a')).text).toBe(
    'Does a kite fly?\nHold the string.\nRun.\nThe wind lifts it.',
  );
});

test('shelves are those with lessons', () => {
  const [a, b, c] = [readingLesson('a'), readingLesson('b', {}, 'hard'), writingLesson('c')];
  expect(shelvesOf([a, b, c])).toEqual([[a], [b], [c]]);
});

test('plain texts have one case and no signs', () =>
  expect(plain('  "Well," said Mère — 3×! ')).toBe('well said mère 3'));
