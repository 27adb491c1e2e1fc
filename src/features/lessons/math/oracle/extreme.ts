import { log, lusolve } from 'mathjs';
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
};
