import Fraction from 'fraction.js';

/** A number as a child typed it. */
export type TypedNumber = {
  value: Fraction;
  /** Numerator and denominator as written, where it was written as a fraction; `1 2/4` has `{ n: 2, d: 4 }`. */
  written?: { n: number; d: number };
  /** The letter that it is said to be (`n = 12`); empty where none is named. */
  letter: string;
  /** A sign of money before the number. */
  prefix: string;
  /** Whatever stands behind the number: a unit, perhaps. */
  suffix: string;
};

const LONGEST = 40;
const NUMBER = new RegExp(
  [
    String.raw`(?<whole>\d+)(?: | and | ?(?<plus>\+) ?)(?<n1>\d+) ?/ ?(?<d1>\d+)`, // 1 1/2, 1 and 1/2, 1 + 1/2
    String.raw`(?<n2>\d+) ?/ ?(?<d2>-?\d+)`, // 1/2
    String.raw`(?<grouped>[1-9]\d{0,2}(?:[, ]\d{3})+(?:\.\d+)?)(?!\d)`, // 1,000 and 1 000, not 0,375
    String.raw`(?<decimal>\d+[.,]\d+|[.,]\d+|\d+\.?)`, // 0.5 .5 5. 0,5
  ].join('|'),
);
const TYPED = new RegExp(
  `^(?:(?<letter>[a-z])? ?= ?)?(?<sign>[+-]?) ?(?<prefix>[$€£¥]?) ?(?<sign2>[+-]?) ?(?:${NUMBER.source})(?<suffix>.*)$`,
);

/**
 * Reads what a child typed where a number is asked: whole numbers, decimals (point or comma), fractions, mixed
 * numbers, thousands separators, the single characters for fractions and `3 out of 4`, any minus sign or its word, money
 * signs, a unit behind, an equals sign with the letter that it solves or without before, parentheses around.
 *
 * @returns undefined when it is not a number at all.
 */
export function readNumber(typed: string): TypedNumber | undefined {
  const text = plain(typed);
  if (text.length > LONGEST) return undefined;
  const parts = TYPED.exec(text)?.groups;
  if (!parts) return undefined;
  if (parts['sign'] && parts['sign2']) return undefined;
  const size = sizeOf(parts);
  if (!size) return undefined;
  const negative = parts['sign'] === '-' || parts['sign2'] === '-';
  // -1 + 1/2 is a sum, and not minus one and a half.
  if (negative && parts['plus']) return undefined;
  return {
    ...size,
    value: negative ? size.value.neg() : size.value,
    letter: parts['letter'] ?? '',
    prefix: parts['prefix'] ?? '',
    suffix: (parts['suffix'] ?? '').trim(),
  };
}

function sizeOf(
  parts: Record<string, string | undefined>,
): Pick<TypedNumber, 'value' | 'written'> | undefined {
  const { whole, n1, d1, n2, d2, grouped, decimal } = parts;
  if (grouped) return { value: new Fraction(grouped.replaceAll(/[, ]/g, '')) };
  if (decimal) return { value: new Fraction(`0${decimal.replace(',', '.')}`.replace(/\.$/, '')) };
  const written = { n: Number(n1 ?? n2), d: Number(d1 ?? d2) };
  if (written.d === 0) return undefined;
  return { value: new Fraction(written.n, written.d).add(Number(whole ?? 0)), written };
}

/**
 * Lower case, one kind of digit, minus, slash, degree and space; `½` becomes `1/2`, set off from a whole number before
 * it, and `1 over 2` too; `(-5)` and `minus 5` become `-5`.
 */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00BA\u02DA]/g, '°')
    .replaceAll(/[\u00BC-\u00BE\u2150-\u215E]/g, (one) => ` ${one.normalize('NFKC')}`)
    .normalize('NFKC')
    .replaceAll(/[\u2044\u2215]/g, '/')
    .replaceAll(/[\u2212\u2010-\u2014\u00AD]/g, '-')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/(?<=^|= ?)(?:minus|negative) ?(?=[\d.,$€£¥])/, '-')
    .replaceAll(/(?<=\d) (?:out of|over) (?=\d)/g, '/');
}
