import { expect, test } from 'vitest';
import { sentencesIn, wordsOf } from './sentences.ts';

test('what is joined is one word', () => {
  expect(wordsOf("Min-jun's 2 well-known kites don’t fly.")).toEqual([
    "Min-jun's",
    '2',
    'well-known',
    'kites',
    'don’t',
    'fly',
  ]);
});

test('sentences end with their marks, inside quotes too, and with paragraphs', () => {
  expect(sentencesIn('Dear Lamp,\n\nYou came. "Well?" I said. Nobody spoke…')).toBe(5);
  expect(sentencesIn('It has 3.5 cm and no end')).toBe(1);
});
