import { type Oracle, missing, numbers, rules, solved, worth } from './rule.ts';

const N = String.raw`(-?\d+(?:\.\d+)?)`;
const F = String.raw`(\d+/\d+)`;
const ask = (text: string) => new RegExp(text.replaceAll('#', N).replaceAll('~', F), 'u');
const calculate = [/^What is (-?[\d(][\d +*/.()-]*)\?/, 'a'] as const;

const FITS: Record<string, (value: number) => boolean> = {
  even: (value) => value % 2 === 0,
  odd: (value) => value % 2 === 1,
  'less than 7': (value) => value < 7,
  'greater than 8': (value) => value > 8,
};
/** Counts the cards one by one. */
function cards([all, words = '']: string[]): number {
  const multiple = /a multiple of (\d+)/.exec(words);
  const fits = multiple ? (value: number) => value % Number(multiple[1]) === 0 : FITS[words];
  let hits = 0;
  for (let value = 1; value <= Number(all); value++) if (fits?.(value)) hits++;
  return hits / Number(all);
}
const total = (some: { many: number }[]) => some.reduce((all, { many }) => all + many, 0);
function draw([list = '', not, color]: string[]): number {
  const counts = [...list.matchAll(/(\d+) (\w+)/g)].map(([, many, name]) => ({ many: Number(many), name }));
  const wanted = counts.filter(({ name }) => (name === color) !== Boolean(not));
  return total(wanted) / total(counts);
}

/** Grade 7. */
export const EXPERT_ORACLES: Record<string, Oracle> = {
  '7.NS.A.1': rules(
    calculate,
    [ask('is at # on .* moves # units to the right'), 'a + b'],
    [ask('is at # on .* moves # units to the left'), 'a - b'],
    [ask('reads # degrees .* rises by # '), 'a + b'],
    [ask('reads # degrees .* falls by # '), 'a - b'],
    [ask(' # meters, below sea level\\. .* # meters\\. How many meters higher'), 'b - a'],
  ),
  '7.NS.A.2': rules(
    calculate,
    [ask('writes # for one .* change in # '), 'a * b'],
    [ask(' in # \\w+, the same in each\\. The whole change is #\\.'), 'b / a'],
  ),
  '7.RP.A.2': rules(
    [ask(String.raw`When \w = #, \w = #\. What is the constant`), 'b / a'],
    [ask(String.raw`When x = #, y = #\. What is y when x = #`), 'b / a * c'],
    [ask('needs # .* for # .* How many .* for # '), 'a / b * c'],
    [ask('earns # in # .* in # .* same rate'), 'a / b * c'],
  ),
  '7.RP.A.3': rules(
    [ask('costs #\\. It is on sale for #% off'), 'a - a * b / 100'],
    [ask('costs # before tax\\. The sales tax is #%'), 'a + a * b / 100'],
    [ask('(?:grows|shrinks) from # to #\\.'), 'abs(b - a) / a * 100'],
    [ask('^#% of a number is #\\.'), 'b * 100 / a'],
    [ask('puts # in .* #% simple .* in # years'), 'a * b / 100 * c'],
  ),
  '7.EE.B.4': rules(
    [
      /^Solve (.*)\. What is (\w)\?/,
      ([equation = '', letter = '']) => solved(equation.replace(/(\d)\(/g, '$1*('), letter),
    ],
    [ask(' of # and # for each .* bill is #\\.'), '(c - a) / b'],
    [ask('multiplies it by # and then adds #\\. The result is #\\.'), '(c - b) / a'],
    [ask('multiplies it by # and then takes away #\\. The result is #\\.'), '(c + b) / a'],
  ),
  '7.G.A.1': rules(
    [ask('1 cm stands for # .* is # cm long'), 'a * b'],
    [ask('scale of 1 cm to # m\\. .* is # m in the drawing'), 'b / a'],
    [ask('side of # cm becomes # cm\\. .* side of # cm become'), 'b / a * c'],
  ),
  '7.G.B.4': rules(
    [ask('radius of # .* circumference'), '2 * 3.14 * a'],
    [ask('diameter of # .* circumference'), '3.14 * a'],
    [ask('radius of # .* area'), '3.14 * a^2'],
    [ask('diameter of # .* area'), '3.14 * (a / 2)^2'],
    [ask('lays a cord around .* radius of # '), '2 * 3.14 * a'],
  ),
  '7.G.B.5': rules(
    [ask('are complementary\\. .* # degrees\\.'), '90 - a'],
    [ask('are supplementary\\. .* # degrees\\.'), '180 - a'],
    [
      /^Two (\w+) angles have (.*) degrees and (.*) degrees\. What is x/,
      ([kind, first, second]) => solved(`${first} + ${second} = ${kind === 'complementary' ? 90 : 180}`, 'x'),
    ],
    [
      /on a straight line\. They have (.*) degrees, (.*) degrees and (.*) degrees\. What is x/,
      ([first, second, third]) => solved(`${first} + ${second} + ${third} = 180`, 'x'),
    ],
    [ask('has # degrees\\. .* straight across'), 'a'],
    [ask('has # degrees\\. .* next to'), '180 - a'],
  ),
  '7.SP.C.7': rules(
    [/holds (.*) \w+\. .* probability that the \w+ is (not )?(\w+)\?/, draw],
    [/numbered from 1 to (\d+)\. .* its number is ([^?]*)\?/, cards],
    [ask(' # times\\. The probability of a win is ~ '), 'a * b'],
    [
      /^One spinner (.*) What is/,
      ([text = '']) => {
        const [a = 0, k = 0, b = 0, m = 0] = numbers(text);
        return worth(`(${k} / ${a}) * (${m} / ${b})`);
      },
    ],
  ),
  '7.EE.A.1': rules(
    [/^(.*) = (.*)\. What number is missing/, ([left = '', right = '']) => missing(left, right)],
    [
      /it is (.*) long and (.*) wide\. Its perimeter is (.*)\. What number/,
      ([long, wide, around = '']) => missing(`(${long}) + (${wide}) + (${long}) + (${wide})`, around),
    ],
    [
      / has (\d+n \+ \d+) \w+ and \S+ has (\d+n \+ \d+)\. Together they have (.*)\. What number/,
      ([one, other, both = '']) => missing(`${one} + ${other}`, both),
    ],
  ),
  '7.G.B.6': rules(
    [
      ask('# \\w+ long, # \\w+ wide and # \\w+ high\\. What is its surface area'),
      'a * b + a * b + a * c + a * c + b * c + b * c',
    ],
    [
      ask('# m long, # m wide and # m high\\. How many square meters of wall'),
      'a * c + a * c + b * c + b * c',
    ],
    [ask('base of # .* height of # .* is # \\w+ long\\. What is its volume'), 'a * c * b / 2'],
  ),
  '7.RP.A.1': rules([ask('unit rate of ~ \\w+ in ~ '), 'a / b'], [ask(' ~ .* in ~ of an? '), 'a / b']),
  '7.SP.A.2': rules(
    [ask('^In a random sample of #, # are red\\. .* among #\\?'), 'b / a * c'],
    [ask('a random sample of # .*\\. # of them .* of the # '), 'b / a * c'],
    [ask('samples of # .* In one # of them .*, in the other #\\. .* of the # '), '(b + c) / (a + a) * d'],
  ),
};
