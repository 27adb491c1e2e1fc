import type { Random } from '../../../base/random.ts';
import type { Level } from '../subjects.ts';
import type { Figure } from './figure.ts';

/** One math problem as the player shows it and the judge reads it. */
export type MathProblem = {
  question: string;
  /** The key: a whole number, a decimal or a fraction `a/b`, with a leading `-` when negative. */
  answer: string;
  /**
   * What the number counts or measures, when the question asks for it: `cm`, `$`, `%`, `apples`.
   * A child may leave it out or write it before or after the number.
   */
  unit?: string;
  /** `simplest`: the question asks for a fraction in lowest terms, so an equal one that is not is wrong. */
  form?: 'simplest';
  /** Helps without telling the answer; shown after the second wrong answer. */
  hint: string;
  /** The worked solution, one step a line. */
  explanation: string;
  /** A picture drawn from data; the question can be read without seeing it through its `alt`. */
  figure?: Figure;
};

/** A family of problems that exercise one skill at one level. */
export type Generator = {
  /** Code of the public standard, as listed in `content/skills/math.yaml` (Common Core State Standards for Mathematics). */
  skill: string;
  level: Level;
  /** Short name in the child's words, for a lesson's title: `Adding fractions`. */
  title: string;
  /** One sentence for the lesson list. */
  description: string;
  /** One problem; the same draws give the same problem. */
  make(random: Random): MathProblem;
};
