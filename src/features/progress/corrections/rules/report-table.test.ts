import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byReason, plainWords, reportText, worstFirst, type ReportedItem } from './report-table.ts';

const statistics = {
  asked: 10,
  firstRight: 20,
  answers: [
    { answer: 'blue', count: 8, isKey: false },
    { answer: 'red', count: 2, isKey: true },
  ],
};
const reported = (item: string, more: Partial<ReportedItem> = {}): ReportedItem => ({
  item,
  lessonId: '2026-11-21-reading-easy-1',
  lessonTitle: 'The Red Kite',
  question: 'Which colour has the kite?',
  key: 'red',
  reports: { same_meaning: 1, wrong_key: 2 },
  people: 3,
  words: ['it is blue in the story'],
  statistics,
  atReport: statistics,
  isSuspicious: false,
  ...more,
});

test('worst first: suspicious ones, then those of many people, then those that few get right', () => {
  const items = [
    reported('d', { people: 1, statistics: { ...statistics, firstRight: 90 } }),
    reported('c', { people: 1 }),
    reported('b', { people: 2 }),
    reported('a', { people: 1, isSuspicious: true }),
  ];
  expect(worstFirst(items).map(({ item }) => item)).toEqual(['a', 'b', 'c', 'd']);
});

test('the table tells all that one needs to look at', () => {
  const text = reportText([reported('reading/easy/nine-left-shoes#2', { isSuspicious: true })]);
  for (const part of [
    '!! reading/easy/nine-left-shoes#2',
    'The Red Kite (2026-11-21-reading-easy-1)',
    'Which colour has the kite?',
    '3 people: My answer means the same 1, The answer shown is wrong 2',
    'it is blue in the story',
    '10 asked, 20% right; 8 × blue, 2 × red (key)',
  ])
    expect(text).toContain(part);
  expect(reportText([])).toBe('No question is reported.');
});

test('reports are counted by reason', () => {
  expect(byReason(['other', 'unclear', 'other'])).toEqual({ unclear: 1, other: 2 });
});

test('words stand on one line, without what steers a terminal', () => {
  expect(plainWords('two\nlines \u001b[31mred\u202e', [])).toBe('two lines [31mred');
});

test('names are taken out of words, whole names only', () => {
  expect(plainWords('Ada thinks ADA is right, not Adam', ['Ada', 'Okafor'])).toBe(
    '… thinks … is right, not Adam',
  );
  expect(plainWords('I am Anne-Marie Smith', ['Anne-Marie', 'Smith'])).toBe('I am … …');
  expect(plainWords('what is 1+1?', ['1+1', ''])).toBe('what is …?');
});

test('no name of whoever wrote them stays in words', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
  fc.assert(
    fc.property(fc.array(fc.lorem({ maxCount: 2 })), name, (words, who) => {
      const told = plainWords([...words, who.toUpperCase(), ...words].join(' '), [who]);
      expect(told.toLowerCase().split(/[^a-z]+/)).not.toContain(who.toLowerCase());
    }),
  );
});
