import { expect, test } from 'vitest';
import { textOf } from './text.ts';

const takes = (text: unknown) => textOf(20).safeParse(text).success;

test.each(['', 'Zoë', 'a\tb\r\nc', '🐢', 'e\u0301', '\u202eright to left', 'نور', 'x'.repeat(20)])(
  '%j is text',
  (text) => {
    expect(textOf(20).parse(text)).toBe(text);
  },
);

test.each(['\u0000', 'a\u0000b', '\u0007', '\u001b[31m', '\u0085', '\ud83d', 'a\udc22b', '\udc22\ud83d'])(
  '%j cannot be kept',
  (text) => expect(takes(text)).toBe(false),
);

test('what is too long or no text is refused', () => {
  expect(takes('x'.repeat(21))).toBe(false);
  for (const value of [null, 1, {}, ['a'], undefined]) expect(takes(value)).toBe(false);
});
