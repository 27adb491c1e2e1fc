import { max, mean, median, min } from 'mathjs';
import { type Oracle, numbers, rules, solved, worth } from './rule.ts';

const N = String.raw`(-?\d+(?:\.\d+)?)`;
const F = String.raw`(\d+/\d+)`;
const ask = (text: string) => new RegExp(text.replaceAll('#', N).replaceAll('~', F), 'u');
const calculate = [/^What is ([\d +*/.-]+)\?/, 'a'] as const;

/** Puts a number in for a letter of an expression such as '3n + 4'. */
const placed = (expression: string | undefined, letter: string | undefined, value: string | undefined) =>
  worth((expression ?? '').replaceAll(letter ?? '', `*(${value})`).replace(/(^|[(+-] ?)\*/g, '$1'));

/** Grades 5 and 6. */
export const HARD_ORACLES: Record<string, Oracle> = {
  '5.NF.A.1': rules(
    calculate,
    [ask('mixes ~ .* with ~ '), 'a + b'],
    [ask('is ~ .* long\\. .* ~ .* left'), 'a - b'],
  ),
  '5.NF.B.4': rules(
    [ask('^What is ~ of #\\?'), 'a * b'],
    calculate,
    [ask('^~ of the .*\\. ~ of that part'), 'a * b'],
    [ask('has # .* ~ of them'), 'a * b'],
  ),
  '5.NBT.B.7': rules(
    calculate,
    [ask('buys # .* costs #\\. '), 'a * b'],
    [ask(', # children in all, pay # for'), 'b / a'],
    [ask(' # \\w+ on .* # \\w+ on '), 'a + b'],
  ),
  '5.MD.C.5': rules([ask('is # .* long, # .* wide and # .* high'), 'a * b * c']),
  '6.RP.A.2': rules(
    [ask(' # .* in # hours\\. .* in # hours at the same pace'), 'a / b * c'],
    [ask(' # .* in # hours at an even pace\\. .* in 1 hour'), 'a / b'],
    [ask('^At a shop in [^,]*, # .* cost #\\. How many dollars does one'), 'b / a'],
    [ask('unit rate of # .* in # '), 'a / b'],
  ),
  '6.RP.A.3': rules(
    [ask('^What is #% of #'), 'a / 100 * b'],
    [ask('^What percent of # is #'), 'b / a * 100'],
    [ask('ratios # : # and # : \\?'), 'b / a * c'],
    [ask('counts # .* #% of them'), 'a * b / 100'],
    [
      /and (\S+) share (\d+) .* ratio (\d+) to (\d+)\. How many \w+ does \1 get/,
      ([, all, a, b]) => (Number(all) * Number(b)) / (Number(a) + Number(b)),
    ],
    [ask('costs #\\. .* #% coupon'), 'a * b / 100'],
  ),
  '6.SP.B.5': rules(
    [
      /days: (.*)\. What is the range/,
      ([list = '']) => Number(max(numbers(list))) - Number(min(numbers(list))),
    ],
    [
      /: ([\d, ]+)\. What is the (mean|median)/,
      ([list = '', kind]) => Number(kind === 'mean' ? mean(numbers(list)) : median(numbers(list))),
    ],
    [
      /What is the (mean|median) of these numbers: (.*)\?/,
      ([kind, list = '']) => Number(kind === 'mean' ? mean(numbers(list)) : median(numbers(list))),
    ],
  ),
  '6.EE.A.2': rules(
    [/value of (.*) when (\w) = (\d+)/, ([expression, letter, value]) => placed(expression, letter, value)],
    [/costs (.*) dollars for n .*n = (\d+)/, ([expression, value]) => placed(expression, 'n', value)],
    [/has (\d*n - \d+) .* when n = (\d+)/, ([expression, value]) => placed(expression, 'n', value)],
  ),
  '6.EE.B.7': rules(
    [/^Solve (.*)\. What is (\w)\?/, ([equation = '', letter = '']) => solved(equation, letter)],
    [ask('adds # more, and now there are #\\.'), 'b - a'],
    [ask('pays # for # .* at the same price'), 'a / b'],
  ),
  '6.NS.C.8': rules([
    ask(String.raw`\(#, #\).*\(#, #\)`),
    ([a, b, c, d]) => Math.abs(Number(a) - Number(c)) + Math.abs(Number(b) - Number(d)),
  ]),
  '6.G.A.1': rules(
    [ask('base (?:of|is) # .* height (?:of|is) # '), 'a * b / 2'],
    // The two rectangles that are left beside and below the corner.
    [ask('rectangle of # \\w+ by # \\w+ with a corner of # \\w+ by # '), '(a - c) * b + c * (b - d)'],
  ),
  '6.NS.A.1': rules(
    [ask('^What is ~ / ~\\?'), 'a / b'],
    [ask('^What is # / ~\\?'), 'a / b'],
    [ask('has # .* and uses ~ '), 'a / b'],
    [ask('splits ~ of .* into # equal'), 'a / b'],
  ),
  '6.NS.B.4': rules(
    [ask('greatest common factor of # and #'), 'gcd(a, b)'],
    [ask('least common multiple of # and #'), 'lcm(a, b)'],
    [ask('puts # .* and # .* into as many equal'), 'gcd(a, b)'],
    [ask(' # \\D*, and \\D*# \\D*They start together'), 'lcm(a, b)'],
  ),
  '5.OA.A.1': rules([/^What is ([^?]*)\?/, 'a'], [/Work out (.*)\. How many/, 'a']),
};
