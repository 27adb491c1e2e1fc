import { assert, property, string } from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { randomFrom } from '../../../base/random.ts';
import { LEVELS } from '../subjects.ts';
import { figureSchema } from './figure.ts';
import { GENERATORS } from './generators/all.ts';
import { numbersIn, valueOf } from './generators/wording.ts';
import { EASY_ORACLES } from './oracle/easy.ts';
import { EXPERT_ORACLES } from './oracle/expert.ts';
import { EXTREME_ORACLES } from './oracle/extreme.ts';
import { HARD_ORACLES } from './oracle/hard.ts';
import { MEDIUM_ORACLES } from './oracle/medium.ts';
import type { Generator, MathProblem } from './problem.ts';
import { NAMES } from './settings.ts';

const SEEDS = 2000;
const ORACLES = {
  easy: EASY_ORACLES,
  medium: MEDIUM_ORACLES,
  hard: HARD_ORACLES,
  expert: EXPERT_ORACLES,
  extreme: EXTREME_ORACLES,
};
/** The largest number a question of the level may show. */
const LARGEST = { easy: 1000, medium: 1_000_000, hard: 10_000, expert: 20_000, extreme: 1_000_000_000 };

const draw = (generator: Generator, seed: string): MathProblem => generator.make(randomFrom(seed));

/** What is wrong with a problem, in words; empty when all is well. */
function faults(generator: Generator, problem: MathProblem): string[] {
  const { question, answer, hint, explanation, figure, form, unit } = problem;
  const found: string[] = [];
  const check = (fine: boolean, what: string) => fine || found.push(what);

  check(/^-?\d+(\.\d+)?$|^-?\d+\/\d+$/.test(answer) && answer !== '-0', `answer ${answer}`);
  const oracle = ORACLES[generator.level][generator.skill];
  const again = oracle?.(problem) ?? Number.NaN;
  const value = valueOf(answer);
  check(
    Math.abs(again - value) <= 1e-9 * Math.max(1, Math.abs(value)),
    `the oracle says ${again}, not ${answer}`,
  );
  check(form !== 'simplest' || question.includes('lowest terms'), 'lowest terms are not asked for');
  check(!numbersIn(hint).includes(value), `hint gives ${answer} away: ${hint}`);
  check(numbersIn(explanation).at(-1) === value, `explanation does not end at ${answer}: ${explanation}`);
  const steps = explanation.split('\n');
  check(steps.length >= 2 && steps.length <= 4, `${steps.length} steps`);
  check(question.length > 0 && question.length <= 300, `question of ${question.length} characters`);
  check(/[.?]$/.test(question) && hint.length > 0 && hint.length <= 200, 'ends of question and hint');
  check(unit === undefined || unit.trim().length > 0, 'empty unit');
  const largest = Math.max(0, ...numbersIn(question).map(Math.abs));
  check(largest <= LARGEST[generator.level], `${largest} is too large for the level`);
  if (figure) check(figureSchema.safeParse(figure).success, `figure: ${JSON.stringify(figure)}`);
  return found.map((what) => `${generator.skill}: ${what} | ${question}`);
}

const SLIPS: readonly [RegExp, string][] = [
  [/\bundefined\b|\bNaN\b|\bInfinity\b|\[object/, 'a value is missing'],
  [/ {2}| [.,]|[a-z] \?/, 'spaces'],
  [/(?<!\p{L})a (?!one|uni)[aeiou]\w|(?:^|[.?!] )A (?!uni|is at |at )[aeiou]\w/u, "'a' before a vowel"],
  [/\ban (?!hour|honest|L-|[aeiou8]|11\b|18\b)/i, "'an' before a consonant"],
  [/\ba (8\d*|11|18)\b/, "'a' before a number that is spoken with a vowel"],
  [
    /(?<![\d./,°:=×÷+*-] ?)\b1 (?!is\b|plus\b|this\b|less\b|square\b|of\b|cubic\b)[a-z]+s\b(?!\/)/,
    'plural after 1',
  ],
  [/\b(\w+) \1\b(?<!\d)/i, 'a word twice'],
  [/(^|[\w%°][.?!]\s)[a-z]{2,}/, 'a sentence with a small start'],
  [
    /\b(?:[2-9]|\d\d+) (?:apple|cent|minute|hour|day|week|degree|dollar|step|row)\b/,
    'singular after a number',
  ],
];
const slips = ({ question, hint, explanation, figure }: MathProblem): string[] =>
  [question, hint, explanation, figure?.alt ?? ''].flatMap((text) =>
    SLIPS.filter(([slip]) => slip.test(text)).map(([, what]) => `${what}: ${text}`),
  );

describe.each(GENERATORS.map((generator) => [generator.skill, generator] as const))('%s', (_, generator) => {
  test(`${SEEDS} problems are right and well put`, () => {
    const wrong: string[] = [];
    for (let seed = 0; seed < SEEDS && wrong.length < 5; seed++) {
      const problem = draw(generator, `${generator.skill}/${seed}`);
      wrong.push(...faults(generator, problem));
      if (seed < 500) wrong.push(...slips(problem));
    }
    expect(wrong).toEqual([]);
  });

  test('the same seed gives the same problem', () => {
    assert(
      property(string(), (seed) => {
        expect(draw(generator, seed)).toEqual(draw(generator, seed));
      }),
      { numRuns: 50 },
    );
  });

  test('a lesson of 6 different questions is always found within 40 draws', () => {
    for (let lesson = 0; lesson < 200; lesson++) {
      const questions = new Set<string>();
      for (let index = 0; index < 40 && questions.size < 6; index++) {
        questions.add(draw(generator, `${generator.skill}/${lesson}/${index}`).question);
      }
      expect(questions.size).toBe(6);
    }
  });

  test('bare problems and problems with a setting both come up', () => {
    const problems = Array.from({ length: 400 }, (__, seed) =>
      draw(generator, `mix/${generator.skill}/${seed}`),
    );
    const distinct = new Set(
      problems.map(({ question, figure }) => question + JSON.stringify(figure ?? null)),
    );
    expect(distinct.size).toBeGreaterThan(300);
    const named = problems.filter(({ question }) => NAMES.some((name) => question.includes(name)));
    expect(named.length).toBeGreaterThan(50);
  });
});

test('the list is whole: seven skills or more a level, each code once, each with an oracle', () => {
  const codes = GENERATORS.map(({ skill }) => skill);
  expect(new Set(codes).size).toBe(codes.length);
  for (const level of LEVELS) {
    const here = GENERATORS.filter((generator) => generator.level === level).map(({ skill }) => skill);
    expect(here.length).toBeGreaterThanOrEqual(7);
    expect(Object.keys(ORACLES[level]).toSorted()).toEqual(here.toSorted());
  }
  expect(new Set(GENERATORS.map(({ title }) => title)).size).toBe(codes.length);
  expect(
    GENERATORS.filter(({ title, description }) => title.length > 60 || !/^[A-Z].*\.$/.test(description)),
  ).toEqual([]);
});

test('content/skills/math.yaml names the skills that the generators have, in their order', () => {
  const file = readFileSync(new URL('../../../../content/skills/math.yaml', import.meta.url), 'utf8');
  const skills = z.array(z.strictObject({ code: z.string(), title: z.string().min(1) })).parse(parse(file));
  expect(skills.map(({ code }) => code)).toEqual(GENERATORS.map(({ skill }) => skill));
});
