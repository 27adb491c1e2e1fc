import { expect, test } from 'vitest';
import { bankQuestion, readingLesson, socialStudiesLesson } from '../../../../../test/bank-lessons.ts';
import type { BankLesson } from '../load.ts';
import type { Rule } from './flaw.ts';
import { names } from './names.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { countOf, findingsIn } from './places.ts';
import { skills } from './skills.ts';
import { findingOf } from './source.ts';

const STORY =
  'On the day of the storm Ines carried her red kite up the long hill behind the school and waited.';

/** What a check of these places tells, as `file: what`. */
const toldIn = (places: string[], rule: Rule, lessons: BankLesson[]) =>
  findingsIn(
    rule(lessons).map((flaw) => findingOf(flaw, new Map())),
    places,
  ).map(({ file, what }) => `${file}: ${what}`);

test('a lesson copied whole is told whichever of the two is looked at, and once where both are', () => {
  const lessons = [readingLesson('a', { story: STORY }), readingLesson('b', { story: STORY }, 'hard')];
  const text = 'this text is nearly that of';
  for (const [place, own, other] of [
    ['reading/easy', 'reading/easy/a', 'reading/hard/b'],
    ['reading/easy/a.yaml', 'reading/easy/a', 'reading/hard/b'],
    ['reading/hard', 'reading/hard/b', 'reading/easy/a'],
  ] as const)
    expect(toldIn([place], nearDuplicates, lessons)).toEqual([
      `${own}.yaml: ${text} ${other}: 100% of the words' runs are the same`,
      `${own}.yaml: this question is nearly that of ${other}#1: 100% of the words' runs are the same`,
    ]);
  const all = toldIn([], nearDuplicates, lessons);
  expect(all).toHaveLength(2);
  expect(toldIn(['reading'], nearDuplicates, lessons)).toEqual(all);
  expect(toldIn(['science'], nearDuplicates, lessons)).toEqual([]);
});

test('so is a title or topic that two have, also where more have it', () => {
  const lessons = ['a', 'b', 'c'].map((slug) => readingLesson(slug, { topic: slug }));
  expect(toldIn(['reading/easy/a.yaml'], names, lessons)).toEqual([
    'reading/easy/a.yaml: reading/easy/b has the title "The Red Kite" as well',
    'reading/easy/a.yaml: reading/easy/c has the title "The Red Kite" as well',
  ]);
  expect(toldIn(['reading/easy/c.yaml'], names, lessons)).toEqual([
    'reading/easy/c.yaml: reading/easy/a has the title "The Red Kite" as well',
  ]);
  expect(toldIn(['social_studies'], names, [...lessons, socialStudiesLesson('a')])).toEqual([]);
});

test('so is a skill that is asked at two levels', () => {
  const skill = '3-5-ETS1-2';
  const asking = (slug: string, level: 'medium' | 'hard') =>
    readingLesson(slug, { questions: [bankQuestion({ skill })] }, level);
  const rule = skills({ reading: [skill], writing: [], science: [], social_studies: [] });
  const lessons = [asking('a', 'medium'), asking('b', 'hard'), asking('c', 'hard')];
  expect(toldIn(['reading/medium'], rule, lessons)).toEqual([
    `reading/medium/a.yaml: ${skill} is asked at hard as well`,
  ]);
  expect(toldIn(['reading/hard'], rule, lessons)).toEqual([
    `reading/hard/b.yaml: ${skill} is asked at medium already`,
    `reading/hard/c.yaml: ${skill} is asked at medium already`,
  ]);
});

test('the count names the places that were looked at', () => {
  const finding = { file: 'reading/easy/a.yaml', line: 1, what: 'this' };
  expect(countOf([], [])).toBe('Nothing to mend in the authored lessons.');
  expect(countOf([finding], ['reading/easy'])).toBe('1 to mend in content/reading/easy.');
  expect(countOf([], ['reading/easy', 'science/hard/a.yaml'])).toBe(
    'Nothing to mend in content/reading/easy, content/science/hard/a.yaml.',
  );
});
