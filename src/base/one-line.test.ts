import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['Ada', 'Ada'],
  ['  Ada \t Maria\u00a0King ', 'Ada Maria King'],
  ['Ada\r\nBcc: all@example.org', 'Ada Bcc: all@example.org'],
  ['Ada\u2028next\u2029last\u0085\u0000', 'Ada next last'],
  ['\u202eadA\u200f', 'adA'],
  ['نور 🐢 O’Neil "<b>"', 'نور 🐢 O’Neil "<b>"'],
  [`Z\u0301${'\u0301'.repeat(50)}oe`, `Z${'\u0301'.repeat(4)}oe`],
])('%j becomes %j', (text, line) => expect(oneLine(text, 40)).toBe(line));

test('what is too long is cut between characters as people see them', () => {
  const family = '👩‍👧‍👦';
  expect(oneLine(family.repeat(5), 5)).toBe(family.repeat(5));
  expect(oneLine(family.repeat(6), 5)).toBe(`${family.repeat(4)}…`);
  expect(oneLine('one two three', 9)).toBe('one two…');
});

test('whatever comes in, one well-formed line within the bound goes out', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.integer({ min: 1, max: 60 }),
      (text, max) => {
        const line = oneLine(text, max);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
        expect(line.isWellFormed()).toBe(true);
        expect([...new Intl.Segmenter('en').segment(line)].length).toBeLessThanOrEqual(max);
      },
    ),
  );
});
