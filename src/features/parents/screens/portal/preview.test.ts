import { expect, test } from 'vitest';
import { previewOf } from './preview.ts';

test('an essay of 300 characters is shown whole, a longer one by its first 300 and an ellipsis', () => {
  expect(previewOf('a'.repeat(300))).toEqual({ text: 'a'.repeat(300), isWhole: true });
  expect(previewOf('a'.repeat(301))).toEqual({ text: `${'a'.repeat(300)}…`, isWhole: false });
  expect(previewOf('')).toEqual({ text: '', isWhole: true });
});

test('a character of two halves is one character', () => {
  expect(previewOf('🐝'.repeat(300)).isWhole).toBe(true);
  expect(previewOf('🐝'.repeat(301)).text).toBe(`${'🐝'.repeat(300)}…`);
});
