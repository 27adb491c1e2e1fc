import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret of the server', 'one purpose');

test('what was sealed is opened, and looks different each time', () => {
  expect(seal.open(seal.seal('Grüße 🐢'))).toBe('Grüße 🐢');
  expect(seal.open(seal.seal(''))).toBe('');
  expect(seal.seal('the same')).not.toBe(seal.seal('the same'));
});

test('nothing else is opened: another purpose, another secret, any changed byte, any cut', () => {
  const sealed = seal.seal('text');
  expect(createSeal('a secret of the server', 'another purpose').open(sealed)).toBeUndefined();
  expect(createSeal('another secret', 'one purpose').open(sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(seal.open(changed.toString('base64url'))).toBeUndefined();
    expect(seal.open(bytes.subarray(0, index).toString('base64url'))).toBeUndefined();
  }
  for (const odd of ['', 'x', '💥', 'a'.repeat(100_000)]) expect(seal.open(odd)).toBeUndefined();
});
