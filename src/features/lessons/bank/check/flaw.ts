import type { BankLesson } from '../load.ts';

/** Where in a file: the keys and places that lead to a value, such as `['questions', 2, 'hint']`. */
export type Path = readonly (string | number)[];

/** Something wrong in the bank. */
export type Flaw = {
  /** The file from `content/`, such as `reading/easy/the-red-kite.yaml`. */
  file: string;
  at: Path;
  /** A word of the value, where its line says more than that of the value's beginning. */
  word?: string;
  /** What is wrong, in words for whoever mends it. */
  what: string;
  /** The same as it is told at each other place that has a part in it, for whoever looks at that place alone. */
  others?: Flaw[];
};

/** Looks through all authored lessons; answers nothing when all is well. */
export type Rule = (lessons: readonly BankLesson[]) => Flaw[];

/** A flaw with the line where it stands, counted from 1. */
export type Finding = { file: string; line: number; what: string; others?: Finding[] };

export const flawIn = ({ id }: BankLesson, at: Path, what: string, word?: string): Flaw => ({
  file: `${id}.yaml`,
  at,
  what,
  word,
});
