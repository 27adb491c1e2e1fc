import { expect, test } from 'vitest';
import { readingLesson } from '../../../../../test/bank-lessons.ts';
import { plainText } from './plain-text.ts';

const marked = (story: string) => plainText([readingLesson('a', { story })]).length > 0;

test.each([
  'They call it a *kōhanga reo*.',
  'This is **big**.',
  'A _quiet_ word.',
  '# A heading',
  'Press `this`.',
  'See [here](there).',
  'A <b>bold</b> word.',
])('%s would show its marks', (story) => {
  expect(marked(story)).toBe(true);
});

test.each([
  'Is 3 < 5? Yes, and 5 > 3.',
  'Number # 4 was hers.',
  'Fill in: ____ and on.',
  'It was 5 o’clock (or 6).',
])('%s is plain', (story) => {
  expect(marked(story)).toBe(false);
});
