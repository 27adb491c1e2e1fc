import type { Span } from './sentences.ts';

/** A place of a shown text that a voice would get wrong or leave out, and the words to say there. */
export type Sign = Span & { words: string };

/** What to say for a match, given what stands before it; nothing where it had better be left to the voice. */
type Rule = { pattern: RegExp; say: (match: readonly string[], before: string) => string | undefined };

const PARTS: Record<string, readonly [one: string, many: string]> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['quarter', 'quarters'],
  5: ['fifth', 'fifths'],
  6: ['sixth', 'sixths'],
  7: ['seventh', 'sevenths'],
  8: ['eighth', 'eighths'],
  9: ['ninth', 'ninths'],
  10: ['tenth', 'tenths'],
  12: ['twelfth', 'twelfths'],
  100: ['hundredth', 'hundredths'],
  1000: ['thousandth', 'thousandths'],
};

function fraction(above: string, below: string): string {
  const part = PARTS[below];
  if (!part) return `${above} over ${below}`;
  return `${above} ${above === '1' ? part[0] : part[1]}`;
}

/** Fractions that are one character. */
const SMALL_FRACTIONS: Record<string, readonly [string, string]> = {
  '½': ['1', '2'],
  '⅓': ['1', '3'],
  '⅔': ['2', '3'],
  '¼': ['1', '4'],
  '¾': ['3', '4'],
  '⅕': ['1', '5'],
  '⅙': ['1', '6'],
  '⅛': ['1', '8'],
  '⅜': ['3', '8'],
  '⅝': ['5', '8'],
  '⅞': ['7', '8'],
};

const UNITS: Record<string, readonly [one: string, many: string]> = {
  mm: ['millimeter', 'millimeters'],
  cm: ['centimeter', 'centimeters'],
  m: ['meter', 'meters'],
  km: ['kilometer', 'kilometers'],
  ft: ['foot', 'feet'],
  mg: ['milligram', 'milligrams'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  lb: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  mL: ['milliliter', 'milliliters'],
  L: ['liter', 'liters'],
  min: ['minute', 'minutes'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  'm/s': ['meter per second', 'meters per second'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '°': ['degree', 'degrees'],
};
const ONE = /(?:(?<![\d.,/−-])1|\d\/\d+|[½¼¾⅓⅔])\s?$/;

function unit(name: string, power: string | undefined, before: string): string | undefined {
  const names = UNITS[name];
  if (!names) return undefined;
  const power2or3 = power === '²' ? 'square ' : power === '³' ? 'cubic ' : '';
  return power2or3 + (ONE.test(before) ? names[0] : names[1]);
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function power(raised: string): string {
  if (raised === '²') return 'squared';
  if (raised === '³') return 'cubed';
  const digits = [...raised].map((sign) => (sign === '⁻' ? 'minus ' : RAISED.indexOf(sign)));
  return `to the power of ${digits.join('')}`;
}

const OPERATORS: Record<string, string> = {
  '×': 'times',
  '·': 'times',
  '÷': 'divided by',
  '−': 'minus',
  '+': 'plus',
  '=': 'equals',
  '≠': 'is not equal to',
  '≈': 'is about',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is at most',
  '≥': 'is at least',
  '±': 'plus or minus',
  '√': 'the square root of',
  π: 'pi',
  '^': 'to the power of',
};

/** The first that fits a place has it. */
const RULES: readonly Rule[] = [
  {
    // '2 3/4' and '3/4 mile', but not a date such as 1/2/2026
    pattern:
      /(?<![\d./,])(?:(\d{1,3})[ \u00a0])?(\d+)\/(\d+)(?![\d/]|\.\d)(?:(?=[ \u00a0]((?:centi|kilo)?meter|liter|mile|cup|gallon|pound|yard|foot|minute|hour|inch|ounce)\b)|)/g,
    say: ([, whole, above = '', below = '', measure]) => {
      if (whole) return `${whole} and ${fraction(above, below)}`;
      return fraction(above, below) + (measure ? ` of ${/^[aeio]|^hour/.test(measure) ? 'an' : 'a'}` : '');
    },
  },
  {
    pattern: /(\d*)([½⅓⅔¼¾⅕⅙⅛⅜⅝⅞])/g,
    say: ([, whole, sign = '']) => {
      const [above, below] = SMALL_FRACTIONS[sign] ?? ['', ''];
      return whole ? `${whole} and ${fraction(above, below)}` : fraction(above, below);
    },
  },
  {
    // 'm' and 'g' are units only where something is counted.
    pattern:
      /(?<=[\d½¼¾⅓⅔][ \u00a0]?|\b(?:square|cubic|many) )(km\/h|m\/s|[mck]?m|[mk]?g|ft|lb|oz|m?L|min)([²³]?)(?![\p{L}\p{N}/])/gu,
    say: ([, name = '', raised], before) => unit(name, raised, before),
  },
  {
    pattern: /(?<![\p{L}\p{N}/])(km\/h|[mck]m|kg|mL)(?![\p{L}\p{N}/])/gu,
    say: ([, name = '']) => unit(name, '', ''),
  },
  {
    pattern: /(°) ?([CF]?)(?!\p{L})/gu,
    say: ([, sign = '', scale = ''], before) => unit(sign + scale, '', before),
  },
  { pattern: /⁻?[⁰¹²³⁴-⁹]+/g, say: ([raised = '']) => power(raised) },
  { pattern: /_+/g, say: () => 'blank' },
  { pattern: /(?<=[=×÷+−-][ \u00a0])\?|\?(?=[ \u00a0][=×÷+−]|\/\d)/g, say: () => 'what number' },
  // A hyphen that begins a number, never that of a word or of '10-15'.
  { pattern: /(?<![\p{L}\p{N})\]%°-])-(?=[$€£]?\.?\d)/gu, say: () => 'minus' },
  { pattern: /(?<=(?:[\p{N})]|(?<!\p{L})\p{L}) )-(?= (?:[\p{N}($?−]|\p{L}(?!\p{L})))/gu, say: () => 'minus' },
  { pattern: /(?<=\d)–(?=\d)/g, say: () => 'to' },
  // 'x/3', '(a + b)/2'
  {
    pattern: /(?<=[)?]|(?<!\p{L})\p{L})\/(?=[\p{N}(]|\p{L}(?!\p{L}))|(?<=\p{N})\/(?=\p{L}(?!\p{L})|\()/gu,
    say: () => 'over',
  },
  { pattern: /(?<=\d)\((?=\p{L})/gu, say: () => 'times (' },
  { pattern: /[×·÷−+=≠≈<>≤≥±√π^]/g, say: ([sign = '']) => OPERATORS[sign] },
];

/** The signs of a text that need words of their own, in their order; none overlaps another. */
export function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  for (const { pattern, say } of RULES) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const words = say(match, text.slice(0, start));
      const isFree = signs.every((other) => end <= other.start || other.end <= start);
      if (words !== undefined && isFree) signs.push({ start, end, words });
    }
  }
  return signs.toSorted((one, other) => one.start - other.start);
}
