import { expect, test } from 'vitest';
import { shareMessage } from './share-message.ts';
import { typedCode } from './typed-code.ts';

test('a code is in capitals as it is typed', () => {
  expect(typedCode('b')).toBe('B');
  expect(typedCode('bright-k7m2')).toBe('BRIGHT-K7M2');
  expect(typedCode('bright-k7m2p9xq')).toBe('BRIGHT-K7M2P9XQ');
  expect(typedCode('')).toBe('');
});

test('of the message that a friend has sent the code alone stays', () => {
  expect(typedCode(shareMessage('BRIGHT-K7M2P9XQ', 'https://learn.example'))).toBe('BRIGHT-K7M2P9XQ');
});

test('what is longer than a code is no code, and no longer than the call takes', () => {
  expect(typedCode('bright-k7m2p9xqz')).toBe('BRIGHT-K7M2P9XQZ');
  expect(typedCode('x'.repeat(90))).toBe('X'.repeat(40));
});
