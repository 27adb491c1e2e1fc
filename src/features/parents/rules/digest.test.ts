import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { addDays } from '../../../base/day.ts';
import { SUBJECTS } from '../../lessons/subjects.ts';
import { digestOf, type DigestInput } from './digest.ts';
import { TOGETHER } from './together.ts';

const week = '2026-11-22';
const quiet: DigestInput = {
  childFirstName: 'Ada',
  week,
  completions: [],
  streak: 0,
  daysLearned: 0,
  goingWell: [],
  needsHelp: [],
  badges: [],
  hasGraveText: false,
};
const sums = { subject: 'math', title: 'At the Market', score: 100, seconds: 600 } as const;
const essay = { subject: 'writing', title: 'A Door in the Tree', score: 85, seconds: 1_500 } as const;
const fractions = { subject: 'math', title: 'Find equal fractions' } as const;

const valuesOf = (input: Partial<DigestInput>) =>
  digestOf({ ...quiet, ...input }).figures.map(({ value, label }) => `${label}: ${value}`);
const wentWell = (input: Partial<DigestInput>) => digestOf({ ...quiet, ...input }).wentWell;
const together = (input: Partial<DigestInput>) => digestOf({ ...quiet, ...input }).together;

test('the figures are lessons, minutes, and the streak or else the days', () => {
  const busy = { completions: [sums, sums, essay, essay], streak: 12, daysLearned: 4 };
  expect(valuesOf(busy)).toEqual(['Lessons: 4', 'Minutes: 70', 'Days in a row: 12']);
  expect(valuesOf({ ...busy, completions: [sums], streak: 1, daysLearned: 1 })).toEqual([
    'Lessons: 1',
    'Minutes: 10',
    'Days with a lesson: 1 of 7',
  ]);
});

test('a lesson of seconds took a minute', () => {
  expect(valuesOf({ completions: [{ ...sums, seconds: 4 }] })[1]).toBe('Minutes: 1');
});

test('a quiet week is met with kindness: what is learned stays', () => {
  expect(valuesOf({ goingWell: [fractions] })[2]).toBe('Skills going well: 1');
  expect(wentWell({ goingWell: [fractions] })).toBe(
    'It was a quiet week, and that is fine. What is learned stays: ‘Find equal fractions’ went well when Ada last practiced.',
  );
  for (const input of [{}, { goingWell: [fractions] }, { needsHelp: [fractions] }]) {
    const { wentWell, together } = digestOf({ ...quiet, ...input });
    expect(`${wentWell} ${together}`).not.toMatch(
      /\b(should|must|only|missed|lost|behind|unfortunately|no lessons)\b/i,
    );
  }
});

test('what went well is named: a badge before all, a skill, an essay, a score', () => {
  const all = { completions: [sums, essay], goingWell: [fractions] };
  expect(wentWell({ ...all, badges: ['Daily Hero'] })).toBe(
    'Ada earned the badge ‘Daily Hero’. Ask Ada what it took.',
  );
  expect(wentWell({ ...all, badges: ['Daily Hero', 'Point Pioneer'] })).toContain(
    '2 badges: ‘Daily Hero’, ‘Point Pioneer’',
  );
  expect(wentWell({ completions: [sums], goingWell: [fractions] })).toMatch(
    /‘Find equal fractions’|‘At the Market’/,
  );
  expect(wentWell({ completions: [essay] })).toContain('‘A Door in the Tree’');
  expect(wentWell({ completions: [sums] })).toContain('‘At the Market’ (math) with a score of 100%');
  expect(
    wentWell({
      completions: [
        { ...sums, score: 64 },
        { ...sums, score: 70 },
      ],
      daysLearned: 2,
    }),
  ).toBe(
    'Ada finished 2 lessons on 2 days and kept at it when it was not easy. That is what learning looks like.',
  );
});

test('a skill of a subject that was not looked at is not praised', () => {
  const reading = { subject: 'reading', title: 'Find the theme of a story' } as const;
  expect(wentWell({ completions: [{ ...sums, score: 60 }], goingWell: [reading] })).not.toContain('theme');
});

test('what to do together is picked by the skill that needs help most', () => {
  const poem = { subject: 'writing', title: 'Write a poem with comparisons and the senses' } as const;
  expect(together({ needsHelp: [fractions, poem] })).toMatch(
    /^‘Find equal fractions’ \(math\).*(fold|cup)/is,
  );
  expect(together({ needsHelp: [poem, fractions] })).toMatch(/^‘Write a poem.*(window|Blue)/is);
});

test('where nothing needs help, it is a subject that was looked at least', () => {
  const most = (['math', 'reading', 'writing', 'science'] as const).map((subject) => ({ ...sums, subject }));
  const ideas = TOGETHER.social_studies.at(-1)?.ideas;
  expect(ideas).toContain(together({ completions: most }));
});

test('the next week brings another idea', () => {
  for (const needsHelp of [[fractions], []]) {
    for (let weeks = 0; weeks < 60; weeks++) {
      const day = addDays(week, 7 * weeks);
      const next = together({ needsHelp, week: addDays(day, 7) });
      expect(together({ needsHelp, week: day })).not.toBe(next);
      // A server that slept through the Sunday writes on the Monday.
      expect(together({ needsHelp, week: addDays(day, 8) })).toBe(next);
    }
  }
});

test('every topic is reached by a skill, and most skills have one of their own', () => {
  for (const subject of SUBJECTS) {
    const file = readFileSync(new URL(`../../../../content/skills/${subject}.yaml`, import.meta.url), 'utf8');
    const skills = z.array(z.object({ title: z.string() })).parse(parse(file));
    const topics = TOGETHER[subject];
    const hits = skills.map(({ title }) => topics.findIndex(({ about }) => about.test(title)));
    const special = topics.slice(0, -1).map((_, index) => index);
    expect(
      special.filter((index) => !hits.includes(index)),
      subject,
    ).toEqual([]);
    expect(hits.filter((index) => index < special.length).length / hits.length, subject).toBeGreaterThan(0.5);
  }
});

const aSubject = fc.constantFrom(...SUBJECTS);
const aTitle = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() !== '');
const aSkill = fc.record({ subject: aSubject, title: aTitle });
const anInput: fc.Arbitrary<DigestInput> = fc.record({
  childFirstName: fc.string({ unit: 'binary', maxLength: 80 }),
  week: fc.integer({ min: -2_000, max: 5_000 }).map((days) => addDays(week, days)),
  completions: fc.array(
    fc.record({
      subject: aSubject,
      title: aTitle,
      score: fc.integer({ min: 0, max: 100 }),
      seconds: fc.nat(14_400),
    }),
    { maxLength: 40 },
  ),
  streak: fc.nat(2_000),
  daysLearned: fc.integer({ min: 0, max: 7 }),
  goingWell: fc.array(aSkill, { maxLength: 6 }),
  needsHelp: fc.array(aSkill, { maxLength: 6 }),
  badges: fc.array(aTitle, { maxLength: 3 }),
  hasGraveText: fc.boolean(),
});

test('whatever a week was, there are three figures and two whole sentences, and the same again', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const digest = digestOf(input);
      expect(digest.figures).toHaveLength(3);
      for (const { label, value } of digest.figures) {
        expect(label).toMatch(/^[A-Z][a-z ]+$/);
        expect(value).toMatch(/^\d+( of 7)?$/);
      }
      for (const sentence of [digest.wentWell, digest.together]) {
        expect(sentence.length).toBeGreaterThan(30);
        expect(sentence).toMatch(/[.?’]$/);
        expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      }
      expect(digestOf(input)).toEqual(digest);
    }),
  );
});

test('writing is neither praised nor played with where a text may tell of danger', () => {
  const story = { subject: 'writing', title: 'Tell a story in order' } as const;
  for (let weeks = 0; weeks < 20; weeks++) {
    const input = {
      week: addDays(week, 7 * weeks),
      completions: [essay, sums],
      goingWell: [story],
      daysLearned: 2,
    };
    expect(wentWell({ ...input, hasGraveText: true })).not.toMatch(/wrote|came out well|A Door in the Tree/);
  }
  expect(wentWell({ completions: [essay], hasGraveText: false })).toContain('A Door in the Tree');
  expect(together({ needsHelp: [story] })).toContain(story.title);
  expect(together({ needsHelp: [story, fractions], hasGraveText: true })).toContain(fractions.title);
  const aboutWriting = TOGETHER.writing.flatMap(({ ideas }) => ideas);
  for (let weeks = 0; weeks < 20; weeks++) {
    const input = { week: addDays(week, 7 * weeks), needsHelp: [story], hasGraveText: true };
    expect(aboutWriting).not.toContain(together(input));
  }
  expect(wentWell({ goingWell: [story], hasGraveText: true })).not.toContain(story.title);
});
