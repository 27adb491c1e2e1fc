import type { MathProblem } from '../problem.ts';
import { evaluate, log, lusolve } from 'mathjs';
import { cells, drawn, tabled } from './figures.ts';
import { landed } from './moves.ts';
import { type Oracle, rules, solved, worth } from './rule.ts';

const N = String.raw`(-?\d+(?:\.\d+)?)`;
const ask = (text: string) => new RegExp(text.replaceAll('#', N), 'u');

/** The power that turns the base into a value. */
const power = (value: number, base: number) => Math.round(Number(log(value, base)) * 1e6) / 1e6;

/** Solves a*x + b*y = c with d*x + e*y = f. */
function system(a: number, b: number, c: number, d: number, e: number, f: number): [number, number] {
  const flat = lusolve(
    [
      [a, b],
      [d, e],
    ],
    [c, f],
  ).flat();
  return [Math.round(Number(flat[0]) * 1e6) / 1e6, Math.round(Number(flat[1]) * 1e6) / 1e6];
}
const factor = (text: string | undefined) => (text === '' || text === undefined ? 1 : Number(text));

/** How much y grows with each x. */
const rateOf = (rule: string) => Number(evaluate(rule, { x: 1 })) - Number(evaluate(rule, { x: 0 }));

/** What stands for the words of a survey at the edge of its table. */
const EDGES: Record<string, string> = {
  'have a bike': 'bike',
  'can swim': 'swim',
  'drink tea': 'tea',
  'eat cake': 'cake',
  'are tall': 'tall',
  'are fast': 'fast',
  'read novels': 'novels',
  'are young': 'young',
  'see the museum': 'museum',
  'take the boat': 'boat',
  'have a garden': 'garden',
  'have solar panels': 'solar',
  'are spotted': 'spotted',
  'have long hair': 'long hair',
  'play the drum': 'drum',
  'play the flute': 'flute',
  'keep goats': 'goats',
  'grow rice': 'rice',
};
/** Adds up the cells of a two-way table that fit all the words. */
const counted = (problem: MathProblem, ...words: string[]): number =>
  cells(problem)
    .filter(({ row, column }) => words.every((each) => [row, column].includes(EDGES[each] ?? '')))
    .reduce((sum, { value }) => sum + value, 0);

/** Grade 8. */
export const EXTREME_ORACLES: Record<string, Oracle> = {
  '8.EE.A.1': rules(
    [/^(.*) = (\d+) to which power\?/, ([value = '', base]) => power(worth(value), Number(base))],
    [/^What is the value of (.*)\? Write/, 'a'],
    [
      /grows for (\d+) .* then for (\d+) more\. .* then (\d+) to which/,
      ([first, second, base]) =>
        power(Number(base) ** Number(first) * Number(base) ** Number(second), Number(base)),
    ],
  ),
  '8.EE.A.2': rules(
    [ask(String.raw`^\w\^\(2\) \+ # = # and \w is positive`), 'sqrt(b - a)'],
    [ask(String.raw`^\w\^\(2\) = # and \w is positive`), 'sqrt(a)'],
    [ask(String.raw`^#\w\^\(3\) = #\.`), 'cbrt(b / a)'],
    [ask(String.raw`^\w\^\(3\) = #\.`), 'cbrt(a)'],
    [ask('volume of # cubic'), 'cbrt(a)'],
    [ask('area of # square'), 'sqrt(a)'],
  ),
  '8.EE.A.4': rules(
    [/^Write (.*) as an ordinary number/, 'a'],
    [/^(\d+) = ([\d.]+) \* 10 to which power/, ([value, front]) => power(Number(value) / Number(front), 10)],
    [
      / (\d+ \* 10\^\(\d+\)) .* In (\d+ \* 10\^\(\d+\)) .* that is (\d+) \* 10 to which/,
      ([a = '', b = '', front]) => power((worth(a) * worth(b)) / Number(front), 10),
    ],
    [/ (\d+ \* 10\^\(\d+\)) units, .* (\d+ \* 10\^\(\d+\)) units/, 'a / b'],
  ),
  '8.EE.C.7': rules(
    [
      /^Solve (.*)\. What is (\w)\?/,
      ([equation = '', letter = '']) => solved(equation.replace(/(\d)\(/g, '$1*('), letter),
    ],
    [
      ask('costs # plus # for each .* the other # plus # each'),
      ([a, b, c, d]) => solved(`${a} + ${b}n = ${c} + ${d}n`, 'n'),
    ],
    [
      ask('has # .* gets # more each .* has # and gets # more'),
      ([a, b, c, d]) => solved(`${a} + ${b}n = ${c} + ${d}n`, 'n'),
    ],
  ),
  '8.EE.C.8': rules(
    [
      /^x \+ y = (-?\d+) and x - y = (-?\d+)\. What is (\w)/,
      ([sum, difference, letter]) =>
        system(1, 1, Number(sum), 1, -1, Number(difference))[letter === 'x' ? 0 : 1],
    ],
    [
      /^y = (\d+)x(?: ([+-]) (\d+))? and (\d*)x \+ y = (-?\d+)/,
      ([m, sign, b = '0', c, total]) =>
        system(-Number(m), 1, Number(`${sign === '-' ? '-' : ''}${b}`), factor(c), 1, Number(total))[0],
    ],
    [
      ask('sells # .* for # each and .* for # each\\. That brings #\\.'),
      ([all, high, low, total]) => system(1, 1, Number(all), Number(high), Number(low), Number(total))[0],
    ],
    [
      ask('have # .* together\\. .* has # more'),
      ([all, gap]) => system(1, 1, Number(all), 1, -1, Number(gap))[1],
    ],
  ),
  '8.F.B.4': rules(
    [ask(String.raw`through \(#, #\) and \(#, #\)\. What is its slope`), '(d - b) / (c - a)'],
    [ask(String.raw`slope # and goes through \(#, #\)`), 'c - a * b'],
    [ask(' # \\D* after # \\w+ and # after # .* after 0'), 'a - b * (c - a) / (d - b)'],
    [ask('sees # for # and # for # '), '(c - a) / (d - b)'],
  ),
  '8.G.A.5': rules(
    [ask('have # and # degrees\\. .*third angle have'), '180 - a - b'],
    [ask('have # and # degrees\\. .*outside angle'), '180 - (180 - a - b)'],
    [ask('has # degrees\\. .* the (?:alternate interior|corresponding) angle'), 'a'],
    [ask('has # degrees\\. .* the same-side interior angle'), '180 - a'],
  ),
  '8.G.B.7': rules(
    [ask('short sides .* are # \\w+ and # '), 'hypot(a, b)'],
    [ask('longest side .* is # \\w+, another side is # '), 'sqrt(a^2 - b^2)'],
    [ask(' of # ft against .* stands # ft'), 'sqrt(a^2 - b^2)'],
    [ask(' # \\w+ (?:north|south) and then # '), 'hypot(a, b)'],
  ),
  '8.G.B.8': rules([ask(String.raw`\(#, #\).*\(#, #\)`), 'hypot(c - a, d - b)']),
  '8.G.C.9': rules(
    [ask('cylinder.* radius of # .* height of # '), '3.14 * a^2 * b'],
    [ask('cone.* is # .* height is # '), '3.14 * a^2 * b / 3'],
  ),
  '8.F.A.2': rules(
    [
      /^Function A is in the table\. Function B is y = (.*)\. How much greater/,
      ([rule = ''], problem) => tabled(problem).rate - rateOf(rule),
    ],
    [
      /^Function A is the line in the grid\. Function B is y = (.*)\. How much greater/,
      ([rule = ''], problem) => {
        const [line] = drawn(problem, 'coordinate_grid').lines ?? [];
        if (!line) throw new Error('A line is missing');
        return (line.to[1] - line.from[1]) / (line.to[0] - line.from[0]) - rateOf(rule);
      },
    ],
    [/ y = (\d+x) .* By how many .* in each/, ([rule = ''], problem) => tabled(problem).rate - rateOf(rule)],
    [
      / has y = (\d+x \+ \d+) .* after 0 /,
      ([rule = ''], problem) => tabled(problem).start - Number(evaluate(rule, { x: 0 })),
    ],
  ),
  '8.G.A.3': rules([
    /What is the (x|y)-coordinate/,
    ([want], { question }) => landed(question)[want === 'x' ? 'x' : 'y'],
  ]),
  '8.SP.A.3': rules(
    [ask(String.raw`y = #x \+ #\. Which y does it predict for x = #\?`), 'a * c + b'],
    [ask(String.raw`y = #x \+ #, .* for # \w+\?`), 'a * c + b'],
    [ask(String.raw`through \(0, #\) and \(10, #\)`), '(b - a) / 10'],
    [ask(String.raw`y = #x \+ #\. .* at \(#, #\)`), 'd - (a * c + b)'],
  ),
  '8.SP.A.4': rules(
    [
      /fraction of all \w+ (.*)\? Write/,
      ([words = ''], problem) => counted(problem, words) / counted(problem),
    ],
    [
      /Of those that (.*), what fraction also (.*)\? Write/,
      ([words = '', also = ''], problem) => counted(problem, words, also) / counted(problem, words),
    ],
    [
      /asks (\d+) .* for all (\d+) .*, how many of them (.*)\?/,
      ([asked, all, words = ''], problem) => (counted(problem, words) / Number(asked)) * Number(all),
    ],
  ),
};
