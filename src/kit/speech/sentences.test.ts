import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

const spoken = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim());

test.each([
  ['Two bits jump. Next she rubs it. Why?', ['Two bits jump.', 'Next she rubs it.', 'Why?']],
  ['Mrs. Novak met Dr. Bell. They sat down.', ['Mrs. Novak met Dr. Bell.', 'They sat down.']],
  ['“Stop!” she said. “Not yet.” Then it rained…', ['“Stop!” she said.', '“Not yet.”', 'Then it rained…']],
  ['It cost $3.10 at 9:00. So what?', ['It cost $3.10 at 9:00.', 'So what?']],
  ['28 × ? = 588', ['28 × ? = 588']],
  ['Two lines\nof a poem', ['Two lines', 'of a poem']],
  ['One line.\n\nAnother.', ['One line.', 'Another.']],
  ['', []],
])('%j is spoken in its sentences', (text, sentences) => {
  expect(spoken(text)).toEqual(sentences);
});

test('what is too long for one breath is cut after a comma, or between words', () => {
  const list = `${'the river ran quietly past, '.repeat(12).trim()}.`;
  expect(spoken(list).length).toBeGreaterThan(1);
  for (const part of spoken(list)) expect(part).toMatch(/[,.]$/);
  const words = 'lantern '.repeat(60).trim();
  expect(spoken(words).length).toBeGreaterThan(1);
  expect(spoken(words).join(' ')).toBe(words);
});

test('the sentences of any text follow each other, are the whole text, and are short', () => {
  const piece = fc.constantFrom(
    'Mr. ',
    'a ',
    'Then ',
    '. ',
    '! ',
    '?\n',
    ', ',
    '…” ',
    '\n\n',
    '3.5',
    '−',
    'x'.repeat(50),
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(piece, { maxLength: 60 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (text) => {
      const spans = sentencesOf(text);
      expect(spans.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      for (const { start, end } of spans) {
        expect(end).toBeGreaterThan(start);
        expect(end - start).toBeLessThanOrEqual(140);
      }
    }),
    { numRuns: 500 },
  );
});
