import { expect, test } from 'vitest';
import { linesSource, yamlSource } from './source.ts';

const TEXT = `title: The Red Kite
story: |
  A kite.

  It fleis.
questions:
  - stem: 'Who''s there?'
    wrong:
      - text: A dog
        note: "No: a cat"
`;

test('a value has the line where it stands, a word in it its own', () => {
  const { lineOf } = yamlSource('x.yaml', TEXT);
  expect(lineOf(['title'])).toBe(1);
  expect(lineOf(['story'])).toBe(2);
  expect(lineOf(['story'], 'fleis')).toBe(5);
  expect(lineOf(['story'], 'dog')).toBe(2);
  expect(lineOf(['questions', 0, 'stem'])).toBe(7);
  expect(lineOf(['questions', 0, 'wrong', 0, 'note'])).toBe(10);
});

test('what is missing has the line of what it is missing from', () => {
  const { lineOf } = yamlSource('x.yaml', TEXT);
  expect(lineOf(['questions', 0, 'hint'])).toBe(7);
  expect(lineOf(['topic'])).toBe(1);
});

test('a file that is not YAML is found with its line', () => {
  const { findings, written } = yamlSource('x.yaml', 'title: A\ntopic: one: two\n');
  expect(findings).toMatchObject([{ file: 'x.yaml', line: 2 }]);
  expect(written).toBeUndefined();
});

test('lines of a list count from one', () => {
  const { written, lineOf } = linesSource('words.txt', 'ger\nrai\n');
  expect(written).toEqual(['ger', 'rai']);
  expect(lineOf([1])).toBe(2);
});
