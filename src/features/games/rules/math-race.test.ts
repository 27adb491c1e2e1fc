import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../../../base/random.ts';
import {
  answerProblem,
  drawProblem,
  isRaceOver,
  passSecond,
  readWhole,
  saidProblem,
  startRace,
} from './math-race.ts';

test('operands keep to what each sign allows, and the answer is theirs', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (seed) => {
      const { left, sign, right, answer } = drawProblem(randomFrom(seed));
      seen.add(sign);
      const [least, most] = { '+': [1, 50], '-': [20, 69], '×': [1, 10] }[sign] ?? [];
      for (const operand of [left, right]) {
        expect(operand).toBeGreaterThanOrEqual(least ?? Number.NaN);
        expect(operand).toBeLessThanOrEqual(most ?? Number.NaN);
      }
      expect(answer).toBe({ '+': left + right, '-': left - right, '×': left * right }[sign]);
      expect(answer).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
  expect(seen).toEqual(new Set(['+', '-', '×']));
});

test('operands reach the bounds of their sign', () => {
  const operands = { '+': [] as number[], '-': [] as number[], '×': [] as number[] };
  for (let seed = 0; seed < 3_000; seed++) {
    const { left, sign, right } = drawProblem(randomFrom(String(seed)));
    operands[sign].push(left, right);
  }
  const bounds = Object.entries(operands).map(([sign, all]) => [sign, Math.min(...all), Math.max(...all)]);
  expect(bounds).toEqual([
    ['+', 1, 50],
    ['-', 20, 69],
    ['×', 1, 10],
  ]);
});

test('a right answer brings 10 points and another problem; any other changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -200, max: 200 }), (seed, answer) => {
      const random = randomFrom(seed);
      const race = startRace(random, true);
      fc.pre(answer !== race.problem.answer);
      expect(answerProblem(race, answer, random)).toBe(race);
      const next = answerProblem(race, race.problem.answer, random);
      expect(next).toMatchObject({ answered: 1, score: 10, secondsLeft: 30 });
      expect(saidProblem(next.problem)).not.toBe(saidProblem(race.problem));
    }),
  );
});

test('the race is over after 30 seconds, and takes no answer then', () => {
  const random = randomFrom('race');
  let race = startRace(random, true);
  for (let second = 0; second < 29; second++) race = passSecond(race);
  expect(race.secondsLeft).toBe(1);
  expect(isRaceOver(race)).toBe(false);
  race = passSecond(race);
  expect(isRaceOver(race)).toBe(true);
  expect(passSecond(race)).toBe(race);
  expect(answerProblem(race, race.problem.answer, random)).toBe(race);
});

test('a race without a timer is never over by itself', () => {
  const race = startRace(randomFrom('calm'), false);
  expect(passSecond(race)).toBe(race);
  expect(isRaceOver(race)).toBe(false);
});

test('answers are whole numbers', () => {
  expect(['12', ' 7 ', '-3', '−3', '+4', '007'].map(readWhole)).toEqual([12, 7, -3, -3, 4, 7]);
  expect(readWhole('-123456')).toBe(-123_456);
  for (const typed of ['', ' ', 'ten', '1.5', '1 2', '--1', '9999999']) {
    expect(readWhole(typed)).toBeUndefined();
  }
});

test('a problem can be said', () => {
  expect(saidProblem({ left: 7, sign: '×', right: 8, answer: 56 })).toBe('7 times 8');
  expect(saidProblem({ left: 60, sign: '-', right: 21, answer: 39 })).toBe('60 minus 21');
});
