import type { Random } from '../../../../base/random.ts';
import type { MathProblem } from '../problem.ts';
import type { Noun } from '../settings.ts';

/** One way to ask; a generator mixes several. */
export type Form = (random: Random) => MathProblem;

/** A problem before its hint is chosen. */
export type Draft = Omit<MathProblem, 'hint' | 'explanation'> & {
  /** From the most telling to one without any number that could be the answer; the first that gives nothing away is taken. */
  hints: readonly string[];
  /** The worked solution; the last number of the last step is the answer. */
  steps: readonly string[];
};

/** The numbers written in a text, fractions as their value. */
export function numbersIn(text: string): number[] {
  const found = text.replace(/(\d),(?=\d{3})/g, '$1').match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? [];
  return found.map(valueOf);
}

/** The value of an answer as it is stored. */
export function valueOf(answer: string): number {
  const [top, bottom] = answer.split('/');
  return Number(top) / Number(bottom ?? 1);
}

/** Completes a draft. */
export function problem({ hints, steps, ...rest }: Draft): MathProblem {
  const answer = valueOf(rest.answer);
  const hint = hints.find((text) => !numbersIn(text).includes(answer));
  if (hint === undefined) throw new Error(`Every hint gives ${rest.answer} away: ${rest.question}`);
  return { ...rest, hint, explanation: steps.join('\n') };
}

/** A generator's `make` out of its forms, each as likely as the others; name one twice to see it more. */
export const mix =
  (...forms: readonly Form[]): Form =>
  (random) =>
    random.pick(forms)(random);

/** A list of settings, written in rows: choices('kite, drum', 'lamp') is kite, drum and lamp. */
export const choices = (...rows: readonly string[]): string[] => rows.flatMap((row) => row.split(', '));

/** A number with commas between its thousands: 12,480. */
export function big(value: number | string): string {
  const [whole = '', ...places] = String(value).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...places].join('.');
}

/** 'shell' or 'shells'. */
export const named = (count: number, { one, many }: Noun): string => (count === 1 ? one : many);

/** '1 shell', '24 shells'. */
export const count = (value: number, thing: Noun): string => `${big(value)} ${named(value, thing)}`;

/** 'a' or 'an', as the number that follows is spoken. */
export const aOr = (value: number): string => (/^(8|11$|18$|11\D|18\D)/.test(big(value)) ? 'an' : 'a');

/** A decimal out of a whole number of its last place: decimal(350, 2) is 3.5. */
export function decimal(units: number, places: number): string {
  return fixed(units, places).replace(/\.?0+$/, (zeros) => (places === 0 ? zeros : ''));
}

/** As `decimal`, with all places written: fixed(350, 2) is 3.50. */
export function fixed(units: number, places: number): string {
  if (places === 0) return String(units);
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** An amount of money for an answer: 3.50, or 12 for whole dollars. */
export const amount = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : fixed(cents, 2));

/** An amount of money in a sentence: $3.50. */
export const dollars = (cents: number): string => `$${amount(cents)}`;

/** Greatest common divisor. */
export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** Least common multiple. */
export const lcm = (a: number, b: number): number => (a * b) / gcd(a, b);

/** A fraction in lowest terms, or a whole number where it is one. */
export function lowest(top: number, bottom: number): string {
  const shared = gcd(top, bottom) * Math.sign(bottom);
  return bottom === shared ? String(top / shared) : `${top / shared}/${bottom / shared}`;
}

/** A number as it stands after an operation sign: negative ones in brackets. */
export const after = (value: number): string => (value < 0 ? `(${value})` : String(value));

/** '8, 3 and 5'. */
export const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Small whole numbers as raised digits: 2 to the power of -3 is 2⁻³. */
export const raised = (power: number): string =>
  String(power).replace(/[-\d]/g, (sign) => (sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? '')));

/** What is added to an expression: ' + 4' or ' - 4', nothing for zero. */
export const tail = (value: number): string =>
  value === 0 ? '' : value < 0 ? ` - ${-value}` : ` + ${value}`;
