import { expect, test } from 'vitest';
import { dayInWords, instantInWords, named } from './wording.ts';

test.each([
  ['Ada', 'Ada'],
  ['', 'your child'],
  ['نور', '\u2068نور\u2069'],
])('the name %j is written %j', (name, written) => expect(named(name)).toBe(written));

test('a day and an instant are told in words, whatever zone the server is in', () => {
  const instant = new Date('2026-11-27T00:05:59Z');
  expect(dayInWords('2026-11-27')).toBe('Friday, November 27, 2026');
  expect(instantInWords(instant)).toBe('Friday, November 27, 2026, 00:05 UTC');
});
