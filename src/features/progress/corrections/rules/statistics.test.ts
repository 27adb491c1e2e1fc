import { expect, test } from 'vitest';
import type { ChoiceQuestion } from '../../../lessons/questions/choice/schema.ts';
import type { NumberQuestion } from '../../../lessons/questions/number/schema.ts';
import { isSuspicious, itemStatistics } from './statistics.ts';

const about = { item: 'x', skill: 'x', hint: '', explanation: '' };
const choice = (options: string[], correctIndex: number): ChoiceQuestion => ({
  kind: 'choice',
  question: 'Which?',
  options,
  correctIndex,
  notes: options.map(() => null),
  ...about,
});
const half: NumberQuestion = { kind: 'number', question: 'How much?', answer: '1/2', ...about };

test('an option is counted by its text: every day shuffles them anew', () => {
  const monday = choice(['red', 'green', 'blue'], 0);
  const tuesday = choice(['blue', 'red', 'green'], 1);
  const statistics = itemStatistics([
    { question: monday, given: 0, count: 2 },
    { question: monday, given: 2, count: 3 },
    { question: tuesday, given: 0, count: 1 },
    { question: tuesday, given: 'red', count: 1 },
  ]);
  expect(statistics).toEqual({
    asked: 7,
    firstRight: 43,
    answers: [
      { answer: 'blue', count: 4, isKey: false },
      { answer: 'red', count: 3, isKey: true },
    ],
  });
});

test('a number is counted by its value', () => {
  const firsts = ['0.5', '1/2', ' 2/4'].map((given) => ({ question: half, given, count: 1 }));
  expect(itemStatistics([...firsts, { question: half, given: '2', count: 1 }])).toEqual({
    asked: 4,
    firstRight: 75,
    answers: [
      { answer: '1/2', count: 3, isKey: true },
      { answer: '2', count: 1, isKey: false },
    ],
  });
});

test('what is neither an option nor a number is counted, and not told', () => {
  const firsts = [
    { question: half, given: 'I am Ada', count: 1 },
    { question: choice(['red', 'green'], 0), given: 'I am Ada', count: 1 },
    { question: choice(['red', 'green'], 0), given: 7, count: 1 },
  ];
  const statistics = itemStatistics(firsts);
  expect(statistics).toMatchObject({ asked: 3, answers: [{ count: 3, isKey: false }] });
  expect(JSON.stringify(statistics)).not.toContain('Ada');
});

test('the key counts as it was, though the question is withdrawn', () => {
  const question = { ...choice(['red', 'green'], 0), isWithdrawn: true as const };
  expect(itemStatistics([{ question, given: 1, count: 1 }])).toMatchObject({ firstRight: 0 });
});

test('of a question that nobody was asked nothing is said', () => {
  expect(itemStatistics([])).toEqual({ asked: 0, firstRight: null, answers: [] });
  expect(isSuspicious(itemStatistics([]))).toBe(false);
});

test.each([
  [1, 5, true, 'one wrong option leads'],
  [5, 5, false, 'as many choose the key'],
  [1, 3, false, 'too few to tell'],
  [9, 1, false, 'most are right'],
])('%i right and %i on one wrong option: %s (%s)', (right, wrong, expected) => {
  const question = choice(['red', 'green', 'blue'], 0);
  const statistics = itemStatistics([
    { question, given: 0, count: right },
    { question, given: 1, count: wrong },
  ]);
  expect(isSuspicious(statistics)).toBe(expected);
});
