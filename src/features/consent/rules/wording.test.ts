import { expect, test } from 'vitest';
import { dayInWords, instantInWords, nameFirst, nameIn } from './wording.ts';

test.each([
  ['Ada', 'Ada'],
  ['Zoë "Bee" O’Neil', 'Zoë "Bee" O’Neil'],
  ['<b>Ada</b>', '<b>Ada< b>'],
  ['🦊', '🦊'],
  ['Ada\r\nBcc: all@example.org', 'Ada Bcc all example. org'],
  ['Win at https://example.com/now', 'Win at https example. com now'],
  ['J.R.', 'J. R.'],
  ['www。example．com', 'www。 example． com'],
  ['example.\u200bcom', 'example. \u200bcom'],
  ['', 'your child'],
  [' \u200b ', 'your child'],
  ['...', 'your child'],
  ['\u202eنور', '\u2068نور\u2069'],
])('the name %j is written %j', (name, written) => expect(nameIn(name)).toBe(written));

test('a very long name is cut', () => {
  expect(nameIn('Wolfeschlegelsteinhausenbergerdorff'.repeat(3))).toHaveLength(40);
});

test('without a name a sentence still begins with a capital', () => {
  expect([nameFirst('Ada'), nameFirst(' ')]).toEqual(['Ada', 'Your child']);
});

test('a day and an instant are told in words, whatever zone the server is in', () => {
  const instant = new Date('2026-11-27T00:05:59Z');
  expect(dayInWords('2026-11-27')).toBe('Friday, November 27, 2026');
  expect(instantInWords(instant)).toBe('Friday, November 27, 2026, 00:05 UTC');
});
