import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_ALPHABET, INVITE_LENGTH, makeCode, readCode } from './codes.ts';

test('a code has its length and no letter that looks like another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.infiniteStream(fc.nat(30)), (length, chance) => {
      const code = makeCode(length, (below) => Number(chance.next().value) % below);
      expect(code).toHaveLength(length);
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]+$/);
    }),
  );
});

test('every letter of the alphabet can come up', () => {
  const all = [...CODE_ALPHABET].map((_, index) => makeCode(1, () => index)).join('');
  expect(all).toBe(CODE_ALPHABET);
  expect(new Set(all).size).toBe(31);
});

test('a code is the same however it is typed', () => {
  const code = fc.string({
    unit: fc.constantFrom(...CODE_ALPHABET),
    minLength: INVITE_LENGTH,
    maxLength: INVITE_LENGTH,
  });
  fc.assert(
    fc.property(code, fc.nat(5), (kept, gap) => {
      expect(readCode(kept.toLowerCase())).toBe(kept);
      expect(readCode(` ${kept.slice(0, gap)} - ${kept.slice(gap)}\n`)).toBe(kept);
    }),
  );
  // As East Asian keyboards write it.
  expect(readCode('ｂＣＤ－２３４')).toBe('BCD234');
});
