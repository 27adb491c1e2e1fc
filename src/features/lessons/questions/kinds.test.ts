import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankQuestion } from '../../../../test/bank-lessons.ts';
import { randomFrom } from '../../../base/random.ts';
import type { Given } from './given.ts';
import { given } from './given.ts';
import {
  authoredQuestion,
  givenInWords,
  isAnswer,
  isRight,
  keyInWords,
  notesOn,
  optionsOf,
  question,
  questionFrom,
  sampleAnswers,
  type Question,
} from './kinds.ts';
import { namedKind } from './stored.ts';

const about = { item: 'x#1', skill: 'x', hint: 'Look again.', explanation: 'So it is.' };
const EACH: Question[] = [
  {
    kind: 'choice',
    question: 'Which?',
    options: ['red', 'green', 'blue', 'gray'],
    correctIndex: 2,
    notes: ['n0', 'n1', null, 'n3'],
    ...about,
  },
  {
    kind: 'choices',
    question: 'Which two?',
    options: ['red', 'green', 'blue', 'gray'],
    correctIndexes: [1, 3],
    notes: ['n0', null, 'n2', null],
    ...about,
  },
  { kind: 'number', question: 'How many?', answer: '3/4', ...about },
];

test('each kind has a folder of its name with all its files', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect(folders.map(({ name }) => name).toSorted()).toEqual(EACH.map(({ kind }) => kind).toSorted());
  const files = folders.flatMap(({ name }) =>
    ['kind.ts', 'schema.ts', 'judge.ts', 'describe.ts', 'Answer.tsx', 'Solution.tsx'].map((file) =>
      join(import.meta.dirname, name, file),
    ),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

describe.each(EACH.map((asked) => [asked.kind, asked] as const))('a question of kind %s', (_kind, asked) => {
  test('is stored and read back as it is', () => {
    expect(question.parse(JSON.parse(JSON.stringify(asked)))).toEqual(asked);
  });

  test('takes its key as right and its wrong samples as wrong, and all of them as answers', () => {
    const { right, wrong } = sampleAnswers(asked);
    expect(isRight(asked, right)).toBe(true);
    for (const one of [right, ...wrong]) expect(isAnswer(asked, [], one)).toBe(true);
    for (const one of wrong) expect(isRight(asked, one)).toBe(false);
  });

  test('takes any answer as right once it is withdrawn', () => {
    for (const one of sampleAnswers(asked).wrong) {
      expect(isRight({ ...asked, isWithdrawn: true }, one)).toBe(true);
    }
  });

  test('says its key and each answer in words, differently for right and wrong', () => {
    const { right, wrong } = sampleAnswers(asked);
    expect(keyInWords(asked)).not.toBe('');
    expect(givenInWords(asked, right)).toBeDefined();
    for (const one of wrong) expect(givenInWords(asked, one)).not.toBe(givenInWords(asked, right));
  });

  test('judges whatever is sent, and what means nothing is never right', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.double(),
      fc.array(fc.oneof(fc.string(), fc.integer())),
      fc.constantFrom<Given>('__proto__', [], [NaN], ['__proto__'], [0.5], -1, 1e9, [1, 1], [3, 1, 1]),
    );
    fc.assert(
      fc.property(anything, (sent) => {
        const isKnown = givenInWords(asked, sent) !== undefined;
        if (!isKnown) expect(isRight(asked, sent)).toBe(false);
        if (isAnswer(asked, [], sent)) expect(isKnown).toBe(true);
        notesOn(asked, sent);
      }),
    );
  });
});

test('several choices: all right ones in any order, by place or by text', () => {
  const [, asked] = EACH;
  if (asked?.kind !== 'choices') throw new Error('the second one');
  for (const right of [
    [1, 3],
    [3, 1],
    ['green', 'gray'],
    [' gray ', 1],
  ])
    expect(isRight(asked, right)).toBe(true);
  for (const wrong of [[1], [3], [1, 3, 0], [0, 2], [1, 3, 3], 'green', 1]) {
    expect(isRight(asked, wrong), JSON.stringify(wrong)).toBe(false);
  }
  expect(isAnswer(asked, [[0, 1]], [1, 0])).toBe(false);
  expect(notesOn(asked, [0, 1, 2])).toEqual([
    { about: 'red', note: 'n0' },
    { about: 'blue', note: 'n2' },
  ]);
  expect(keyInWords(asked)).toBe('green; gray');
  expect(givenInWords(asked, [3, 1])).toBe('gray; green');
});

test('an answer that is sent has twenty parts at most', () => {
  expect(given.safeParse(Array.from({ length: 20 }, () => 1)).success).toBe(true);
  for (const sent of [Array.from({ length: 21 }, () => 1), [[1]], ['x'.repeat(301)], null, { 0: 1 }]) {
    expect(given.safeParse(sent).success).toBe(false);
  }
});

test('questions that were stored before they named their kind are read as what they are', () => {
  for (const asked of EACH) {
    if (asked.kind === 'choices') continue;
    const { kind: _kind, ...before } = asked;
    expect(namedKind(before)).toEqual(asked);
  }
  for (const asked of EACH) expect(namedKind(asked)).toBe(asked);
});

describe('in a file of the lesson bank', () => {
  const { kind: _kind, ...unnamed } = bankQuestion();
  const several = {
    ...unnamed,
    kind: 'choices',
    right: ['It is red.', 'It flies.'],
    wrong: [
      { text: 'It is blue.', note: 'Read the start again.' },
      { text: 'It swims.', note: 'Where is it?' },
    ],
  };

  test('a question without a kind is a choice', () => {
    expect(authoredQuestion.parse(unnamed)).toEqual(bankQuestion());
  });

  test('several right options are shuffled, and stay the right ones', () => {
    const authored = authoredQuestion.parse(several);
    const orders = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const made = questionFrom(authored, 'reading/easy/kite#1', randomFrom(`seed ${seed}`));
      if (made.kind !== 'choices') throw new Error('it asks for several');
      expect(made.correctIndexes.map((place) => made.options[place]).toSorted()).toEqual([
        'It flies.',
        'It is red.',
      ]);
      expect(made.notes.filter((note) => note === null)).toHaveLength(2);
      orders.add(made.options.join());
    }
    expect(orders.size).toBeGreaterThan(5);
    expect(optionsOf(authored).filter(({ isRight: right }) => right)).toEqual([
      { at: ['right', 0], text: 'It is red.', isRight: true },
      { at: ['right', 1], text: 'It flies.', isRight: true },
    ]);
  });

  test.each([
    ['an unknown kind', { ...unnamed, kind: 'riddle' }, ['kind'], "no kind of question 'riddle'"],
    ['a kind that no file can have', { ...unnamed, kind: 'number' }, ['kind'], "'number'"],
    ['one right option among several', { ...several, right: ['It is red.'] }, ['right'], '2'],
    ['a field of another kind', { ...several, answer: '3' }, [], 'answer'],
    ['a wrong option without its note', { ...unnamed, wrong: [{ text: 'a' }] }, ['wrong'], ''],
  ])('%s is told with its place', (_what, written, place, words) => {
    const issues = authoredQuestion.safeParse(written).error?.issues ?? [];
    const told = issues.find(({ path }) => place.every((key, index) => path[index] === key));
    expect(told?.message).toContain(words);
  });
});
