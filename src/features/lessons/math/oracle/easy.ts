import { sum } from 'mathjs';
import type { MathProblem } from '../problem.ts';
import { drawn, strokes } from './figures.ts';
import { type Oracle, numbers, rules } from './rule.ts';

const N = String.raw`(\d+)`;
const ask = (text: string) => new RegExp(text.replaceAll('#', N), 'u');

const calculate = [
  [/^What is ([\d +*/-]+)\?$/, 'a'],
  [ask(String.raw`^# \+ \? = #\. What number`), 'b - a'],
] as const;

const GROUPS = [
  [ask(String.raw`(?:shows|lays out|draws|sews on) # rows of .* # \w+ in each row`), 'a * b'],
  [ask(String.raw`there are # .* Each .* has # .* in all\?`), 'a * b'],
  [ask(String.raw`shares # .* equally among # friends`), 'a / b'],
  [ask(String.raw` # .* in # equal rows\. How many .* in each row`), 'a / b'],
  [ask(String.raw`has # .* wants # in each`), 'a / b'],
] as const;

const WORTH: Record<string, number> = {
  'one-dollar bill': 100,
  quarter: 25,
  dime: 10,
  nickel: 5,
  penny: 1,
  pennie: 1,
};
/** Adds up every '3 dimes' of a text. */
function coins([text = '']: string[]): number {
  return [...text.matchAll(/(\d+) (one-dollar bill|quarter|dime|nickel|penny|pennie)/g)].reduce(
    (total, [, many, coin]) => total + Number(many) * (WORTH[coin ?? ''] ?? Number.NaN),
    0,
  );
}

function clock({ figure }: MathProblem): number {
  if (figure?.kind !== 'clock') throw new Error('A clock is missing');
  // From the position of the two hands, so that a clock which does not fit its question is found.
  return figure.hour * 60 + figure.minute;
}
const minutes = (hour: string | undefined, minute: string | undefined) => Number(hour) * 60 + Number(minute);
/** From one time of a twelve-hour clock to the next. */
const between = (from: number, to: number) => (to - from + 720) % 720;

function bars({ figure }: MathProblem): Map<string, number> {
  if (figure?.kind !== 'bar_chart') throw new Error('A bar chart is missing');
  return new Map(figure.bars.map(({ label, value }) => [label, value]));
}
const bar = (problem: MathProblem, label: string | undefined) => bars(problem).get(label ?? '') ?? Number.NaN;

function shadedOf({ figure }: MathProblem): { parts: number; shaded: number } {
  if (figure?.kind !== 'fraction_bar') throw new Error('A fraction bar is missing');
  return figure;
}
function markOf({ figure }: MathProblem, label: string | undefined): number {
  if (figure?.kind !== 'number_line') throw new Error('A number line is missing');
  return figure.marks.find((mark) => mark.label === label)?.at ?? Number.NaN;
}
const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** Rounds by looking for the nearest multiple. */
function nearest([value = '', place = '']: readonly string[]): number {
  const size = place === 'ten' ? 10 : 100;
  const below = Number(value) - (Number(value) % size);
  return Number(value) - below < below + size - Number(value) ? below : below + size;
}

/** Grades 2 and 3. */
export const EASY_ORACLES: Record<string, Oracle> = {
  '2.OA.A.1': rules(
    ...calculate,
    [ask(String.raw`has # .* gives \S+ # more\. How many .* now`), 'a + b'],
    [ask(String.raw`has # .* gives # of them to .* left`), 'a - b'],
    [ask(String.raw`has # .*\. \S+ has # .*How many more`), 'a - b'],
  ),
  '2.NBT.B.7': rules(
    ...calculate,
    [ask(String.raw`has # points\. \S+ has # points\. How many more`), 'a - b'],
    [ask(String.raw`has # .*, # come\. .*both days together`), 'a + b'],
    [ask(String.raw`has # .*Then # of them .* still there`), 'a - b'],
  ),
  '2.MD.C.8': rules(
    [/^How many cents are (.*) together/, coins],
    [/finds (.*) in a \S+( bank)?\. How many cents/, coins],
    [
      / for (\d+) cents and has (.*)\. How many cents are missing/,
      ([price, has]) => Number(price) - coins([has ?? '']),
    ],
    [ask(String.raw`costs # cents\. .*\(# cents\)\. .* get back`), 'b - a'],
    [ask(String.raw`has # and buys a .* for # and a .* for #\. .*left`), 'a - b - c'],
  ),
  '3.OA.A.3': rules(...GROUPS),
  '3.OA.C.7': rules(
    ...calculate,
    [ask(String.raw`asks \S+: what is # \* #`), 'a * b'],
    [ask(String.raw`asks \S+: what is # / #`), 'a / b'],
    [ask(String.raw`^How much more is # \* # than # \* #`), 'a * b - c * d'],
    [ask(String.raw`^Multiply # by #`), 'a * b'],
    [ask(String.raw`^Divide # by #`), 'a / b'],
    [ask(String.raw`times does # fit into #`), 'b / a'],
    [ask(String.raw`^# \* # = \? Find`), 'a * b'],
    [ask('which number times # makes #'), 'b / a'],
    [ask(String.raw`^(?:# \* \?|\? \* #) = #`), ([left, right, all]) => Number(all) / Number(left ?? right)],
    ...GROUPS,
  ),
  '3.OA.D.8': rules(
    ...calculate,
    [ask(String.raw`has # .* with # .* in each\. \S+ brings # more`), 'a * b + c'],
    [ask(String.raw`has # .* with # .* in each and gives away # `), 'a * b - c'],
    [ask(String.raw`has # and saves # every week\. .* after # weeks`), 'a + b * c'],
  ),
  '3.NF.A.1': rules(
    [
      /with (\d+) equal parts\. What fraction of the \w+ is (not )?shaded/,
      ([parts, not], problem) => {
        const { parts: drawn, shaded } = shadedOf(problem);
        if (Number(parts) !== drawn) throw new Error('The bar has other parts than the text');
        return (not ? drawn - shaded : shaded) / drawn;
      },
    ],
    [ask(String.raw`into # equal .* # of them\. .*does \S+ not`), '(a - b) / a'],
    [ask(String.raw`into # equal .* # of them\. .*does`), 'b / a'],
    [ask(String.raw`has # .*\. # of them (?:is|are) .*other`), '(a - b) / a'],
  ),
  '3.NF.A.2': rules(
    [/number line goes .* at point (\w)\?/, ([label], problem) => markOf(problem, label)],
    [
      /after every 1\/(\d+) .* to the (\w+) \w+\. What fraction/,
      ([parts, place = '']) => (ORDER.indexOf(place) + 1) / Number(parts),
    ],
    [ask(String.raw`steps of 1/#\. How many steps is it from 0 to #`), 'a * b'],
  ),
  '3.NBT.A.1': rules(
    [/(?:Round|What is) (\d+),? (?:rounded )?to the nearest (ten|hundred)/, nearest],
    [/(\d+) .*About how many is that, rounded to the nearest (ten|hundred)/, nearest],
    [
      /counts (\d+) .* counts (\d+)\. Round both numbers to the nearest (ten|hundred) and add/,
      ([a = '', b = '', place = '']) => nearest([a, place]) + nearest([b, place]),
    ],
  ),
  '3.MD.A.1': rules(
    [
      ask(`How many minutes past # o'clock`),
      ([hour], problem) => between(minutes(hour, '0'), clock(problem)),
    ],
    [
      ask(`at # o'clock\\. .*minutes are left`),
      ([hour], problem) => between(clock(problem), minutes(hour, '0')),
    ],
    [
      ask('The clock shows .* stops at #:#'),
      ([hour, minute], problem) => between(clock(problem), minutes(hour, minute)),
    ],
    [ask('at #:# and stops at #:#'), ([h, m, hour, minute]) => between(minutes(h, m), minutes(hour, minute))],
  ),
  '3.MD.B.3': rules(
    [/more children chose (\w+) than (\w+)\?/, ([a, b], problem) => bar(problem, a) - bar(problem, b)],
    [/children chose (\w+) or (\w+)\?/, ([a, b], problem) => bar(problem, a) + bar(problem, b)],
    [/(?:did \S+ ask|were asked) in all/, (_, problem) => Number(sum([...bars(problem).values()]))],
    [/did not choose (\w+)\?/, ([a], problem) => Number(sum([...bars(problem).values()])) - bar(problem, a)],
  ),
  '2.MD.D.10': rules(
    [
      /more strokes does '(\w+)' have than '(\w+)'/,
      ([a, b], problem) => strokes(problem, a) - strokes(problem, b),
    ],
    [
      /strokes do '(\w+)' and '(\w+)' have together/,
      ([a, b], problem) => strokes(problem, a) + strokes(problem, b),
    ],
    [
      /strokes are there in all/,
      (_, problem) => Number(sum(drawn(problem, 'tally').rows.map((row) => row.count))),
    ],
  ),
  '3.MD.D.8': rules(
    [ask('rectangle is # .* long and # .* perimeter'), 'a + b + a + b'],
    [ask('perimeter of # .* One side is # '), '(a - 2 * b) / 2'],
    [ask('It is # m long and # m wide\\. How many meters of'), 'a + b + a + b'],
    [
      /with (\d+) equal sides\. Each side is (.*)\. How long/,
      ([sides, side = '']) => Number(sides) * (numbers(side)[0] ?? Number.NaN),
    ],
  ),
};
