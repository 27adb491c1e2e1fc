import { assert, property, string } from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { runs } from '../../../../test/runs.ts';
import { addDays } from '../../../base/day.ts';
import { randomFrom } from '../../../base/random.ts';
import { generatedLesson } from '../making.ts';
import { MATH_LESSONS_A_DAY, PROBLEMS_A_LESSON, sourceFor } from '../rules/calendar.ts';
import { LEVELS, type Level } from '../subjects.ts';
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

/** Problems of each skill that are looked at, and among which alike ones are counted. */
const SEEDS = runs({ usual: 1_000, long: 10_000 });
const DRAWN = 10_000;
const ORACLES = {
  easy: EASY_ORACLES,
  medium: MEDIUM_ORACLES,
  hard: HARD_ORACLES,
  expert: EXPERT_ORACLES,
  extreme: EXTREME_ORACLES,
};
/** What the numbers of a level's questions and answers may be. */
const RANGES: Record<Level, { largest: number; negative: boolean; decimals: boolean; bottoms: number }> = {
  easy: { largest: 1000, negative: false, decimals: false, bottoms: 8 },
  medium: { largest: 1_000_000, negative: false, decimals: true, bottoms: 144 },
  hard: { largest: 100_000, negative: true, decimals: true, bottoms: 400 },
  expert: { largest: 100_000, negative: true, decimals: true, bottoms: 1000 },
  extreme: { largest: 1_000_000_000, negative: true, decimals: true, bottoms: 10_000 },
};

const draw = (generator: Generator, seed: string): MathProblem => generator.make(randomFrom(seed));

/** The denominators of the fractions in a text. */
const bottomsIn = (text: string) => [...text.matchAll(/\d\/(\d+)/g)].map(([, bottom]) => Number(bottom));

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
  const range = RANGES[generator.level];
  const text = `${question} ${answer}`.replace(/(\d),(?=\d{3})/g, '$1');
  const values = numbersIn(text);
  check(Math.max(...values.map(Math.abs)) <= range.largest, 'a number is too large for the level');
  check(range.negative || Math.min(...values) >= 0, 'a number is negative');
  check(range.decimals || !/\d\.\d/.test(text), 'a decimal');
  check(Math.max(0, ...bottomsIn(text)) <= range.bottoms, 'a denominator is too large for the level');
  if (figure) check(figureSchema.safeParse(figure).success, `figure: ${JSON.stringify(figure)}`);
  return found.map((what) => `${generator.skill}: ${what} | ${question}`);
}

const SLIPS: readonly [RegExp, string][] = [
  [/\bundefined\b|\bNaN\b|\bInfinity\b|\[object/, 'a value is missing'],
  [/ {2}| [.,]|[a-z] \?(?![a-z])/, 'spaces'],
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
    /(?<!\/)\b(?:[2-9]|\d\d+) (?:apple|cent|minute|hour|day|week|degree|dollar|step|row)\b/,
    'singular after a number',
  ],
  [/When (\w = \d+), .* when \1\?/, 'what is asked is given'],
];
const slips = ({ question, hint, explanation, figure }: MathProblem): string[] =>
  [question, hint, explanation, figure?.alt ?? ''].flatMap((text) =>
    SLIPS.filter(([slip]) => slip.test(text)).map(([, what]) => `${what}: ${text}`),
  );

/** What makes two problems the same for a child: the words and the picture. */
const shown = ({ question, figure }: MathProblem) => (figure ? question + JSON.stringify(figure) : question);

/** Problems of each generator that a child of its level meets in the time, when the skills take turns. */
const DAYS = 60;
const met = (level: Level) => {
  const skills = GENERATORS.filter((generator) => generator.level === level).length;
  return Math.ceil((DAYS * MATH_LESSONS_A_DAY) / skills) * PROBLEMS_A_LESSON;
};
/** Repeats to expect among `drawn` problems, where `pairs` of the `DRAWN` problems are alike. */
const repeats = (pairs: number, drawn: number) => (pairs / (DRAWN * (DRAWN - 1))) * drawn * (drawn - 1);

describe.each(GENERATORS.map((generator) => [generator.skill, generator] as const))('%s', (_, generator) => {
  test(`${SEEDS} problems are right and well put, and few are alike`, () => {
    const wrong: string[] = [];
    const seen = new Map<string, number>();
    let pairs = 0;
    for (let seed = 0; seed < DRAWN && wrong.length < 5; seed++) {
      const problem = draw(generator, `${generator.skill}/${seed}`);
      if (seed < SEEDS) wrong.push(...faults(generator, problem));
      if (seed < 1000) wrong.push(...slips(problem));
      const alike = seen.get(shown(problem)) ?? 0;
      pairs += alike;
      seen.set(shown(problem), alike + 1);
    }
    expect(wrong).toEqual([]);
    const drawn = met(generator.level);
    expect(repeats(pairs, drawn) / drawn).toBeLessThan(1 / 1000);
  });

  test('the same seed gives the same problem', () => {
    assert(
      property(string(), (seed) => {
        expect(draw(generator, seed)).toEqual(draw(generator, seed));
      }),
      { numRuns: 50 },
    );
  });

  test('bare problems and problems with a setting both come up', () => {
    const problems = Array.from({ length: 400 }, (__, seed) =>
      draw(generator, `mix/${generator.skill}/${seed}`),
    );
    const named = problems.filter(({ question }) => NAMES.some((name) => question.includes(name)));
    expect(named.length).toBeGreaterThan(50);
    expect(400 - named.length).toBeGreaterThan(20);
    const settings = new Set(named.map(({ question }) => setting(question)));
    expect(settings.size).toBeGreaterThanOrEqual(8);
  });
});

/** What is left of a question without names, towns and numbers. */
const setting = (question: string) => question.replace(/\p{Lu}[\p{L}]*|[\d.,/+−-]+/gu, '#');

describe.each(LEVELS)('a year of %s', (level) => {
  const sources = GENERATORS.filter((generator) => generator.level === level);

  test('no lesson holds a problem twice or stands on two dates', () => {
    const lessons = new Set<string>();
    for (let day = 0; day < 365; day++) {
      for (let place = 1; place <= MATH_LESSONS_A_DAY; place++) {
        const source = sourceFor(
          `math/${level}`,
          sources.map(({ skill }) => skill),
          addDays('2026-01-01', day),
          place - 1,
          MATH_LESSONS_A_DAY,
          new Set(),
        );
        const generator = sources.find(({ skill }) => skill === source);
        if (!generator) throw new Error(`no generator for ${source}`);
        const { content } = generatedLesson(addDays('2026-01-01', day), place, generator);
        if (!('problems' in content)) throw new Error('math has problems');
        const problems = content.problems.map((problem) => {
          if (problem.kind !== 'number') throw new Error('generators ask for numbers');
          return shown(problem);
        });
        expect(new Set(problems).size).toBe(PROBLEMS_A_LESSON);
        lessons.add(problems.toSorted().join('|'));
      }
    }
    expect(lessons.size).toBe(365 * MATH_LESSONS_A_DAY);
  });
});

test('the list is whole: twelve skills or more a level, each code once, each with an oracle', () => {
  const codes = GENERATORS.map(({ skill }) => skill);
  expect(new Set(codes).size).toBe(codes.length);
  for (const level of LEVELS) {
    const here = GENERATORS.filter((generator) => generator.level === level).map(({ skill }) => skill);
    expect(here.length).toBeGreaterThanOrEqual(12);
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
