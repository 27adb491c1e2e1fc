import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../base/day.ts';
import { LEVELS, type Level } from '../../lessons/subjects.ts';
import {
  FILTERS,
  groupByDay,
  groupLabel,
  nextLesson,
  pointsWord,
  shownLessons,
  type Choice,
  type Listed,
} from './list.ts';

const TODAY = '2026-11-21';
const none = () => false;

const lesson = (daysAgo: number, difficulty: Level, place = 1): Listed => {
  const dateCreated = addDays(TODAY, -daysAgo);
  return { id: `${dateCreated}-math-${difficulty}-${place}`, difficulty, dateCreated };
};

const anyLesson = fc
  .tuple(fc.integer({ min: -1, max: 30 }), fc.constantFrom(...LEVELS), fc.integer({ min: 1, max: 3 }))
  .map(([daysAgo, level, place]) => lesson(daysAgo, level, place));
const anyLessons = fc.uniqueArray(anyLesson, { selector: ({ id }) => id });

describe('groups', () => {
  test.each([
    [0, 'Today'],
    [1, 'Yesterday - Bonus Points Available'],
    [2, '2 days ago - Bonus Points Available'],
    [3, '2026-11-18 - Bonus Points Available'],
    [21, '2026-10-31 - Bonus Points Available'],
  ])('%i days back is %s', (daysAgo, label) => {
    expect(groupLabel(addDays(TODAY, -daysAgo), TODAY)).toBe(label);
  });

  test('a lesson dated after the browser’s day stands under Today', () => {
    expect(groupLabel('2026-11-22', TODAY)).toBe('Today');
  });

  test('newest day first; unfinished before finished, then from easy to extreme', () => {
    const done = lesson(0, 'easy');
    const lessons = [lesson(1, 'easy'), done, lesson(0, 'extreme'), lesson(0, 'medium'), lesson(3, 'hard')];
    const groups = groupByDay(lessons, TODAY, (id) => id === done.id);
    expect(groups.map(({ label }) => label)).toEqual([
      'Today',
      'Yesterday - Bonus Points Available',
      '2026-11-18 - Bonus Points Available',
    ]);
    expect(groups[0]?.lessons.map(({ difficulty }) => difficulty)).toEqual(['medium', 'extreme', 'easy']);
  });

  test('every lesson stands in one group, in the stated order, however the list came', () => {
    fc.assert(
      fc.property(anyLessons, fc.func(fc.boolean()), (lessons, isDone) => {
        const groups = groupByDay(lessons, TODAY, isDone);
        const grouped = groups.flatMap((group) => group.lessons);
        expect(grouped.toSorted(byId)).toEqual(lessons.toSorted(byId));
        expect(groups.map(({ day }) => day)).toEqual(
          groups
            .map(({ day }) => day)
            .toSorted()
            .toReversed(),
        );
        for (const group of groups) {
          expect(group.lessons.every(({ dateCreated }) => dateCreated === group.day)).toBe(true);
          const keys = group.lessons.map(
            ({ id, difficulty }) => Number(isDone(id)) * 10 + LEVELS.indexOf(difficulty),
          );
          expect(keys).toEqual(keys.toSorted((one, other) => one - other));
        }
        expect(groupByDay(lessons.toReversed(), TODAY, isDone)).toEqual(groups);
      }),
    );
  });
});

describe('what is shown', () => {
  const fits: Choice = { filter: 'all', showsAllLevels: false, recommended: 'medium' };
  const lessons = LEVELS.flatMap((level) => [lesson(0, level), lesson(1, level)]);

  test('the recommended level alone to begin with', () => {
    const shown = shownLessons(lessons, fits, TODAY, none);
    expect(shown.map(({ difficulty }) => difficulty)).toEqual(['medium', 'medium']);
  });

  test('what was finished today stays in sight, whatever its level; earlier days’ does not', () => {
    const shown = shownLessons(lessons, fits, TODAY, (id) => id.includes('hard'));
    expect(shown.map(({ id }) => id)).toEqual([
      '2026-11-21-math-medium-1',
      '2026-11-20-math-medium-1',
      '2026-11-21-math-hard-1',
    ]);
  });

  test('what is dated later, by a clock behind, is today’s too', () => {
    const shown = shownLessons([lesson(-1, 'hard')], fits, TODAY, () => true);
    expect(shown.map(({ difficulty }) => difficulty)).toEqual(['hard']);
  });

  test('all levels when asked for, or when the level is not known', () => {
    expect(shownLessons(lessons, { ...fits, showsAllLevels: true }, TODAY, none)).toEqual(lessons);
    expect(shownLessons(lessons, { ...fits, recommended: undefined }, TODAY, none)).toEqual(lessons);
  });

  test('a chosen difficulty shows all of it and nothing else', () => {
    fc.assert(
      fc.property(
        anyLessons,
        fc.constantFrom(...FILTERS),
        fc.boolean(),
        fc.option(fc.constantFrom(...LEVELS), { nil: undefined }),
        (lessons, filter, showsAllLevels, recommended) => {
          const shown = shownLessons(lessons, { filter, showsAllLevels, recommended }, TODAY, none);
          expect(lessons).toEqual(expect.arrayContaining(shown));
          if (filter === 'all') return;
          expect(shown).toEqual(lessons.filter(({ difficulty }) => difficulty === filter));
        },
      ),
    );
  });
});

test('the next lesson is of the newest day with one left, at the recommended level if it can be', () => {
  const lessons = [lesson(1, 'hard'), lesson(0, 'easy'), lesson(0, 'hard')];
  const next = (recommended: Level | undefined, done: string[]) => {
    const isDone = (id: string) => done.includes(id);
    return nextLesson(groupByDay(lessons, TODAY, isDone), recommended, isDone)?.id;
  };
  const [hardBefore = '', easy = '', hard = ''] = lessons.map(({ id }) => id);
  expect(next('hard', [])).toBe(hard);
  expect(next(undefined, [])).toBe(easy);
  expect(next('hard', [hard])).toBe(easy);
  expect(next('easy', [hard, easy])).toBe(hardBefore);
  expect(next('easy', [hard, easy, hardBefore])).toBeUndefined();
});

test('an earlier day’s lesson gives half, rounded down', () => {
  expect(pointsWord(lesson(0, 'hard'), TODAY)).toBe('75 points');
  expect(pointsWord(lesson(1, 'hard'), TODAY)).toBe('37 bonus points');
});

function byId(one: Listed, other: Listed): number {
  return one.id.localeCompare(other.id);
}
