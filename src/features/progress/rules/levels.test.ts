import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../../../base/random.ts';
import { LEVELS } from '../../lessons/subjects.ts';
import { levelAfterLesson, levelEvidence, neighbour, startingLevel, type SubjectLevel } from './levels.ts';

const after = (level: SubjectLevel['level'], figures: number[]): SubjectLevel =>
  figures.reduce<SubjectLevel>((now, figure) => levelAfterLesson(now, figure), { level, recent: [] });

test.each([
  ['2019-11-22', 'easy'],
  ['2018-11-22', 'easy'],
  ['2017-11-21', 'medium'],
  ['2015-11-21', 'hard'],
  ['2013-11-21', 'expert'],
  ['1980-01-01', 'expert'],
] as const)('born %s one starts at %s', (birthDate, level) => {
  expect(startingLevel(birthDate, '2026-11-21')).toBe(level);
});

test.each([
  [7, 'easy'],
  [8, 'easy'],
  [9, 'medium'],
  [10, 'medium'],
  [11, 'hard'],
  [12, 'hard'],
  [13, 'expert'],
  [14, 'expert'],
] as const)('at %i one starts at %s, on the birthday and on the day before the next', (age, level) => {
  expect(startingLevel(`${2026 - age}-11-21`, '2026-11-21')).toBe(level);
  expect(startingLevel(`${2026 - age - 1}-11-22`, '2026-11-21')).toBe(level);
});

test('two lessons are too few to judge by', () => {
  expect(after('medium', [100, 100])).toEqual({ level: 'medium', recent: [100, 100] });
  expect(levelEvidence([100, 100])).toBeUndefined();
});

test('a mean of 85 over three goes up, and the count starts again', () => {
  expect(after('medium', [85, 85, 85])).toEqual({
    level: 'hard',
    recent: [],
    moved: { from: 'medium', mean: 85, lessons: 3 },
  });
  expect(after('medium', [84, 85, 85])).toEqual({ level: 'medium', recent: [84, 85, 85] });
});

test('a mean below 60 over three goes down, and the count starts again', () => {
  expect(after('medium', [59, 60, 60])).toEqual({
    level: 'easy',
    recent: [],
    moved: { from: 'medium', mean: 59, lessons: 3 },
  });
  expect(after('medium', [60, 60, 60])).toEqual({ level: 'medium', recent: [60, 60, 60] });
});

test('a border is met by the answers themselves, whatever the thirds and sixths round to', () => {
  const misjudged: number[][] = [];
  // Every five lessons of six questions there can be.
  for (let code = 0; code < 7 ** 5; code++) {
    const rights = Array.from({ length: 5 }, (_, place) => Math.floor(code / 7 ** place) % 7);
    const [last = 0, ...recent] = rights.map((right) => (right * 100) / 6);
    const sum = rights.reduce((one, other) => one + other, 0);
    // Of 30: 60% are 18, 85% are 25.5.
    const next = sum < 18 ? 'medium' : sum > 25 ? 'expert' : 'hard';
    if (levelAfterLesson({ level: 'hard', recent }, last).level !== next) misjudged.push(rights);
  }
  expect(misjudged).toEqual([]);
  expect(levelEvidence([0, 3, 5, 5, 5].map((right) => (right * 100) / 6))).toBe(60);
});

test('what is told of a mean never claims a border that it has not reached', () => {
  const figure = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.constantFrom(...LEVELS), fc.array(figure, { maxLength: 12 }), (level, figures) => {
      const { recent, moved, level: now } = after(level, figures);
      const mean = levelEvidence(recent);
      if (mean !== undefined && now !== 'extreme') expect(mean).toBeLessThan(85);
      if (mean !== undefined && now !== 'easy') expect(mean).toBeGreaterThanOrEqual(60);
      if (!moved) return;
      const isUp = LEVELS.indexOf(now) > LEVELS.indexOf(moved.from);
      if (isUp) expect(moved.mean).toBeGreaterThanOrEqual(85);
      else expect(moved.mean).toBeLessThan(60);
    }),
    { numRuns: 1_000 },
  );
  expect(levelEvidence([83, 83, 88])).toBe(84);
});

test('a move is remembered until the lessons at the new level are enough to judge by', () => {
  const moved = after('medium', [80, 80, 84, 84, 100]);
  const move = { from: 'medium', mean: 85, lessons: 5 };
  expect(moved).toEqual({ level: 'hard', recent: [], moved: move });
  const two = [70, 70].reduce<SubjectLevel>(levelAfterLesson, moved);
  expect(two).toEqual({ level: 'hard', recent: [70, 70], moved: move });
  expect(levelAfterLesson(two, 70)).toEqual({ level: 'hard', recent: [70, 70, 70] });
});

test('only the latest five count', () => {
  const five = after('hard', [60, 60, 60, 60, 60]);
  expect(levelAfterLesson(five, 100)).toEqual({ level: 'hard', recent: [60, 60, 60, 60, 100] });
});

test('there is no level above extreme or below easy', () => {
  expect(after('extreme', [100, 100, 100]).level).toBe('extreme');
  expect(after('easy', [0, 0, 0]).level).toBe('easy');
  expect(neighbour('easy', -3)).toBe('easy');
});

test('a child that clicks at random never goes up', () => {
  for (let child = 0; child < 100; child++) {
    const random = randomFrom(`clicks ${child}`);
    let now: SubjectLevel = { level: 'hard', recent: [] };
    for (let lesson = 0; lesson < 200; lesson++) {
      // Six questions of four options: a first guess is right one time in four.
      const right = Array.from({ length: 6 }, () => random.int(0, 3)).filter((guess) => guess === 0).length;
      const next = levelAfterLesson(now, Math.round((right / 6) * 100));
      expect(LEVELS.indexOf(next.level)).toBeLessThanOrEqual(LEVELS.indexOf(now.level));
      now = next;
    }
    expect(now.level).toBe('easy');
  }
});

test('one lesson moves at most one level, and a higher figure never leads lower', () => {
  const figures = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 5 });
  fc.assert(
    fc.property(
      fc.constantFrom(...LEVELS),
      figures,
      fc.integer({ min: 0, max: 99 }),
      (level, recent, figure) => {
        const place = (value: number) => LEVELS.indexOf(levelAfterLesson({ level, recent }, value).level);
        expect(Math.abs(place(figure) - LEVELS.indexOf(level))).toBeLessThanOrEqual(1);
        expect(place(figure + 1)).toBeGreaterThanOrEqual(place(figure));
      },
    ),
  );
});
