import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAULT_NAMES, faultNameOf, FRAME, framesOf, MOST_FRAMES, releaseOf } from './fault.ts';

const HERE = 'https://learn.school.test';

test('places in our own files are told, in the words of every browser', () => {
  const chromium = [
    "TypeError: Cannot read properties of undefined (reading 'Mira Okafor')",
    `    at Board (${HERE}/assets/Dashboard-B1c2D3e4.js:1:2345)`,
    `    at async ${HERE}/assets/index-a_b-C9x8.js:12:7`,
    '    at Array.map (<anonymous>)',
    '    at chrome-extension://abcdefgh/assets/evil-12345678.js:1:1',
    '    at https://elsewhere.test/assets/index-12345678.js:1:1',
  ].join('\n');
  const places = ['assets/Dashboard-B1c2D3e4.js:1:2345', 'assets/index-a_b-C9x8.js:12:7'];
  expect(framesOf(chromium, HERE)).toEqual(places);
  const firefox = [
    `Board@${HERE}/assets/Dashboard-B1c2D3e4.js:1:2345`,
    `@${HERE}/assets/index-a_b-C9x8.js:12:7`,
    '',
  ].join('\n');
  expect(framesOf(firefox, HERE)).toEqual(places);
});

test('what a person typed or where they are is in none of them', () => {
  const stack = [
    `Error: ${HERE}/assets/Mira-Okafor12.js:1:1`,
    `    at f (${HERE}/lesson/2026-11-21-math-hard-1:1:1)`,
    `    at f (${HERE}/assets/index-12345678.js?child=mira:1:1)`,
    `    at f (${HERE}/assets/mira@family.test-12345678.js:1:1)`,
  ].join('\n');
  expect(framesOf(stack, HERE)).toEqual([]);
});

test('of any text only places come through, and not too many', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constant(`    at f (${HERE}/assets/index-12345678.js:1:1)`),
    fc.string().map((text) => `    at ${text} (${HERE}/assets/${text}.js:1:1)`),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const frames = framesOf(lines.join('\n'), HERE);
      expect(frames.length).toBeLessThanOrEqual(MOST_FRAMES);
      for (const frame of frames) expect(frame).toMatch(FRAME);
    }),
  );
});

test('a name that somebody chose is told as Error', () => {
  class MiraError extends Error {
    override readonly name = 'Mira Okafor';
  }
  expect(faultNameOf(new MiraError())).toBe('Error');
  expect(faultNameOf(new RangeError('x'))).toBe('RangeError');
  expect(FAULT_NAMES).not.toContain('Mira Okafor');
});

test('the release is in the name of the first file', () => {
  expect(releaseOf([`${HERE}/theme.js`, `${HERE}/assets/index-a_b-C9x8.js`])).toBe('a_b-C9x8');
  expect(releaseOf([`${HERE}/src/apps/web/main.tsx`])).toBe('dev');
  expect(releaseOf([])).toBe('dev');
});
