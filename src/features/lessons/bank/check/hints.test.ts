import { expect, test } from 'vitest';
import { bankQuestion, readingLesson } from '../../../../../test/bank-lessons.ts';
import { hints } from './hints.ts';

const told = (right: string, hint: string) =>
  hints([readingLesson('a', { questions: [bankQuestion({ right, hint })] })]).length > 0;

test('a hint that holds the answer is found', () => {
  expect(told('smile', 'He smiles. What does that show?')).toBe(true);
  expect(told('It is red.', 'Think: "it is red" stands there.')).toBe(true);
  expect(told('12', 'Is it 12 or more?')).toBe(true);
});

test('a hint made of the words of the answer is found', () => {
  expect(told('The mother drives the tram.', 'Who is it that drives a tram? Ask her mother.')).toBe(true);
});

test('a hint that points is well', () => {
  expect(told('1', 'Look at step 12.')).toBe(false);
  expect(told('ash', 'What did the rain wash off?')).toBe(false);
  expect(told('The mother drives the tram.', 'Who comes home on the tram?')).toBe(false);
});
