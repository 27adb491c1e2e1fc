import { expect, test } from 'vitest';
import type { LessonContent } from '../contract.ts';
import type { ChoiceQuestion } from '../questions/choice/schema.ts';
import { isGivable, withdrawalKeys, withMarks } from './withdrawing.ts';

const about = { skill: 'x', hint: '', explanation: '' };
const choice = (item: string): ChoiceQuestion => ({
  kind: 'choice',
  question: 'Which?',
  options: ['a', 'b'],
  correctIndex: 0,
  notes: [null, ''],
  item,
  ...about,
});
const reading = {
  id: '2026-11-21-reading-easy-1',
  content: {
    genre: 'story',
    story: 'Once',
    questions: [choice('reading/easy/kite#1'), choice('reading/easy/kite#3')],
  },
} satisfies { id: string; content: LessonContent };
const problem = { kind: 'number' as const, question: '1 + 1', answer: '2', item: 'math/2.OA.B.2', ...about };
const math = { id: '2026-11-21-math-easy-2', content: { problems: [problem, problem] } };
const writing = {
  id: '2026-11-21-writing-easy-1',
  content: { kind: 'poem', skill: 'x', prompt: 'Write', guidelines: [], starters: [] },
};

test('a bank’s question is withdrawn by its item, a generated one by its place, an essay not at all', () => {
  expect(withdrawalKeys(reading)).toEqual(['reading/easy/kite#1', 'reading/easy/kite#3']);
  expect(withdrawalKeys(math)).toEqual(['2026-11-21-math-easy-2#1', '2026-11-21-math-easy-2#2']);
  expect(withdrawalKeys(writing)).toEqual([]);
});

test('only what is withdrawn carries the mark, and the stored lesson stays as it is', () => {
  const before = structuredClone(reading);
  const marked = withMarks(reading, new Set(['reading/easy/kite#3']));
  expect(marked.content.questions.map((question) => question.isWithdrawn)).toEqual([undefined, true]);
  expect(reading).toEqual(before);
  const second = withMarks(math, new Set(['2026-11-21-math-easy-2#2', '2026-11-21-math-hard-2#1']));
  expect(second.content.problems).toEqual([problem, { ...problem, isWithdrawn: true }]);
  expect(withMarks(writing, new Set(['reading/easy/kite#1']))).toBe(writing);
  expect(withMarks(reading, new Set(['reading/easy/other#1']))).toBe(reading);
});

test('a lesson is given while three questions are left', () => {
  const gone = (...places: number[]) => new Set(places.map((place) => `reading/easy/kite#${place}`));
  expect(isGivable('reading/easy/kite', 5, gone(1, 5))).toBe(true);
  expect(isGivable('reading/easy/kite', 5, gone(1, 2, 5))).toBe(false);
  expect(isGivable('reading/easy/kites', 5, gone(1, 2, 5))).toBe(true);
});
