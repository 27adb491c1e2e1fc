import { compile, evaluate } from 'mathjs';
import type { MathProblem } from '../problem.ts';

/*
 * The second route to an answer: it reads the printed question (and the figure, where the question points at it)
 * and lets mathjs work out what the words ask for. It knows nothing of how the problem was made.
 */

/** Works an answer out again from what the child sees. */
export type Oracle = (problem: MathProblem) => number;

/** The text a rule looks for, and the formula over its groups a, b, c ... in the order of the text. */
type Rule = readonly [RegExp, string | ((found: string[], problem: MathProblem) => number)];

const POWERS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The question with the signs that mathjs reads. */
export function readable(question: string): string {
  return question
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll('$', '')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replace(
      /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (power) => `^(${power.replace(/./g, (sign) => (sign === '⁻' ? '-' : String(POWERS.indexOf(sign))))})`,
    );
}

/** A printed number or expression as its value. */
export const worth = (text: string): number =>
  /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number(evaluate(text));

/** An oracle out of rules; the first one whose text fits the question is used. */
export function rules(...list: readonly Rule[]): Oracle {
  const ready = list.map(([text, formula]) => {
    const code = typeof formula === 'string' ? compile(formula) : undefined;
    const work = (found: string[], problem: MathProblem): number => {
      if (typeof formula !== 'string') return formula(found, problem);
      const scope = Object.fromEntries(
        found.map((each, index) => [String.fromCodePoint(97 + index), worth(each)]),
      );
      return Number(code?.evaluate(scope));
    };
    return [text, work] as const;
  });
  return (problem) => {
    const text = readable(problem.question);
    for (const [pattern, work] of ready) {
      const found = pattern.exec(text);
      if (found) return work(found.slice(1), problem);
    }
    throw new Error(`No rule reads: ${problem.question}`);
  };
}

/** The numbers of a printed list such as '4, 8, 15'. */
export const numbers = (text: string): number[] => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** Solves 'left = right', linear in one letter: where the line through the differences at 0 and 1 meets zero. */
export function solved(equation: string, letter: string): number {
  const [left = '', right = ''] = equation.split('=');
  const code = compile(`(${left}) - (${right})`);
  const gap = (value: number) => Number(code.evaluate({ [letter]: value }));
  const [start, next] = [gap(0), gap(1)];
  const value = start / (start - next);
  if (Math.abs(gap(value)) > 1e-6) throw new Error(`Not linear: ${equation}`);
  return value;
}

/**
 * The number for which `?` makes two expressions equal for every value of their letter, such as
 * '3(x + 2) + x' and '?x + 6'.
 */
export function missing(left: string, right: string): number {
  const letter = /[a-z]/.exec(left)?.[0] ?? 'x';
  const [one, other] = [left, right].map((side) =>
    side
      .replace(/(\d)\(/g, '$1*(')
      .replace(/\?(?=[a-z])/g, 'unknown*')
      .replaceAll('?', 'unknown'),
  );
  const code = compile(`(${one}) - (${other})`);
  const gap = (value: number, unknown: number) => Number(code.evaluate({ [letter]: value, unknown }));
  const [start, next] = [gap(2, 0), gap(2, 1)];
  const value = start / (start - next);
  if ([-1, 3, 10].some((at) => Math.abs(gap(at, value)) > 1e-6))
    throw new Error(`Not equal: ${left} = ${right}`);
  return value;
}
