import { isPrime, round } from 'mathjs';
import { dots, drawn, mark as valueAt } from './figures.ts';
import { type Oracle, rules, solved } from './rule.ts';
import type { MathProblem } from '../problem.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const F = String.raw`(\d+/\d+)`;
const ask = (text: string) => new RegExp(text.replaceAll('#', N).replaceAll('~', F), 'u');
const calculate = [/^What is ([\d +*/.-]+)\?/, 'a'] as const;

const RATES: Record<string, number> = {
  'hours minutes': 60,
  'minutes seconds': 60,
  'meters centimeters': 100,
  'kilometers meters': 1000,
  'kilograms grams': 1000,
  'liters milliliters': 1000,
  'feet inches': 12,
  'yards feet': 3,
  'pounds ounces': 16,
  'weeks days': 7,
  'days hours': 24,
};
const rate = (large: string | undefined, small: string | undefined) =>
  RATES[`${large} ${small}`] ?? Number.NaN;

function mark({ figure }: MathProblem, label: string | undefined): number {
  if (figure?.kind !== 'number_line') throw new Error('A number line is missing');
  const at = figure.marks.find((each) => each.label === label)?.at ?? Number.NaN;
  return round(at, 6);
}

/** The first number above another that fits. */
function firstAbove(start: number, fits: (value: number) => boolean): number {
  let value = start + 1;
  while (!fits(value)) value++;
  return value;
}
/** How many of the numbers from 1 on are multiples. */
const multiples = (all: number, by: number) =>
  Array.from({ length: all }, (_, index) => index + 1).filter((value) => value % by === 0).length;
const opened = (problem: MathProblem) => {
  const { from, to } = drawn(problem, 'protractor');
  return to - from;
};

/** Grade 4. */
export const MEDIUM_ORACLES: Record<string, Oracle> = {
  '4.NBT.B.4': rules(
    calculate,
    [ask(String.raw`counts .*?\. .*? #\. .*? #\. How many .* altogether`), 'a + b'],
    [ask(String.raw` # \D* in a month\. .* #\. How many more`), 'a - b'],
  ),
  '4.NBT.B.5': rules(
    calculate,
    [ask('orders # .* with # .* in each'), 'a * b'],
    [ask(' # .* every day\\. .* in # days'), 'a * b'],
  ),
  '4.NBT.B.6': rules(
    [ask('remainder of # / #'), 'mod(a, b)'],
    calculate,
    [ask('has # .* puts # in each .*left over'), 'mod(a, b)'],
    [ask('has # .* puts # in each .*How many full'), 'floor(a / b)'],
    [ask('^In [^,]*, # .*Each can take #\\. How many'), 'ceil(a / b)'],
  ),
  '4.NF.A.1': rules(
    [ask(String.raw`^~ = \?/#\. What number`), 'a * b'],
    [ask(String.raw`^~ = #/\?\. What number`), 'b / a'],
    [ask(String.raw`^~ = \?/# = ~\. What number`), 'a * b'],
    [ask('^Write ~ in lowest terms'), 'a'],
    [ask('~ of a .* has # equal'), 'a * b'],
  ),
  '4.NF.B.3': rules(
    calculate,
    [ask('takes ~ .* and then ~ .* more'), 'a + b'],
    [ask('^There is ~ .* uses ~ '), 'a - b'],
  ),
  '4.NF.C.6': rules(
    [ask(String.raw`^# = \?/#\. What number`), 'a * b'],
    calculate,
    [ask(' ~ \\w+ and then ~ '), 'a + b'],
    [/^The number line .* at point (\w)\?/, ([label], problem) => mark(problem, label)],
    [ask('has #, ~ of a dollar in dimes and ~ of a dollar'), 'a + b + c'],
  ),
  '4.MD.A.1': rules(
    [/^How many (\w+) are (\d+) (\w+)\?/, ([small, many, large]) => Number(many) * rate(large, small)],
    [
      /^How many (\w+) are (\d+) (\w+) and (\d+) \1\?/,
      ([small, many, large, extra]) => Number(many) * rate(large, small) + Number(extra),
    ],
    [
      /(\d+) (\w+)(?: long)?\. .* (\d+) (\w+) of it\. How many \4 are left/,
      ([many, large, off, small]) => Number(many) * rate(large, small) - Number(off),
    ],
  ),
  '4.MD.A.3': rules(
    [ask('rectangle is # .* long and # .* wide\\. What is its area'), 'a * b'],
    [ask('It is # m long and # m wide\\. How many square meters'), 'a * b'],
    [ask('area of a .* is # square .*It is # '), 'a / b'],
    [ask('uses # m of fence .*It is # m long'), '(a - b - b) / 2'],
  ),
  '4.MD.C.7': rules(
    [ask(String.raw`\(# degrees\)\. Angle \w has # degrees`), 'a - b'],
    [ask(String.raw`^Three angles .*\(# degrees\)\. .* have # degrees and # degrees`), 'a - b - c'],
    [ask('by # degrees and then .* # degrees further'), 'a + b'],
    [ask(String.raw`moved # degrees so far\. .*\(# degrees\)`), 'b - a'],
  ),
  '4.OA.A.3': rules(
    calculate,
    [
      /^(\d+ \* (\w) \+ \d+ = \d+)\. Which number/,
      ([equation = '', letter = '']) => solved(equation, letter),
    ],
    [ask('has # .* with # .* in each, keeps # of .* among # children'), '(a * b - c) / d'],
    [ask('counts # .* with # in each and # .* with # in each'), 'a * b + c * d'],
    [ask('wants # .* and has # already\\. .* in # days'), '(a - b) / c'],
  ),
  '4.OA.B.4': rules(
    [
      ask('smallest multiple of # that is greater than #'),
      ([by, from]) => firstAbove(Number(from), (value) => value % Number(by) === 0),
    ],
    [ask('^# and another number are a factor pair of #'), 'b / a'],
    [
      ask('prime numbers, .* greater than #'),
      ([from]) => firstAbove(Number(from), (value) => isPrime(value)),
    ],
    [
      ask('# \\D* in equal rows\\. There are more than # rows and fewer than #\\.'),
      ([all, low]) => firstAbove(Number(low), (value) => Number(all) % value === 0),
    ],
    [/ (\d+) \D*\. Every (\d+)(?:rd|th) /, ([all, by]) => multiples(Number(all), Number(by))],
  ),
  '4.NF.B.4': rules(
    calculate,
    [ask('^# \\* ~ = \\? \\* ~\\.'), 'a * b / c'],
    [ask('makes # .*takes ~ '), 'a * b'],
    [ask(' ~ .* on each of # '), 'b * a'],
    [
      ask('paints # .* like the one in the picture'),
      ([many], problem) => {
        const { parts, shaded } = drawn(problem, 'fraction_bar');
        return (Number(many) * shaded) / parts;
      },
    ],
  ),
  '4.MD.B.4': rules(
    [
      /are (more|less) than ([\d /]+) \w+\?/,
      ([which, edge = ''], problem) =>
        dots(problem).filter((dot) => (which === 'more' ? dot > valueAt(edge) : dot < valueAt(edge))).length,
    ],
    [
      /difference between the largest and the smallest/,
      (_, problem) => Math.max(...dots(problem)) - Math.min(...dots(problem)),
    ],
    [
      /those at the mark ([\d /]+) make together/,
      ([at = ''], problem) =>
        dots(problem)
          .filter((dot) => dot === valueAt(at))
          .reduce((sum, dot) => sum + dot, 0),
    ],
  ),
  '4.MD.C.6': rules(
    [ask('opens # degrees more'), ([more], problem) => opened(problem) + Number(more)],
    [ask('into # equal angles'), ([parts], problem) => opened(problem) / Number(parts)],
    [
      /(?:How many degrees does the angle|size of the angle|measure of the angle)/,
      (_, problem) => opened(problem),
    ],
  ),
};
