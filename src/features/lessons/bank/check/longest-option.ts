import type { BankLesson } from '../load.ts';
import { optionsOf } from '../../questions/kinds.ts';
import { flawIn, type Rule } from './flaw.ts';
import { questionsOf, shelvesOf } from './parts.ts';

/** Chance would make it a quarter. */
const MOST = 0.3;

/** The right option is longer than all others in no more than 30% of the questions of a subject and level. */
export const longestOption: Rule = (lessons) =>
  shelvesOf(lessons).flatMap((shelf) => {
    const asked = shelf.reduce((sum, lesson) => sum + questionsOf(lesson).length, 0);
    const standing = shelf.flatMap((lesson) => longestIn(lesson).map((index) => ({ lesson, index })));
    if (standing.length <= MOST * asked) return [];
    const share = `${standing.length} of ${asked} questions of the level`;
    return standing.map(({ lesson, index }) =>
      flawIn(lesson, ['questions', index, 'right'], `the right option is the longest, as in ${share}`),
    );
  });

/** The places of the questions whose right options are each longer than all that are wrong. */
function longestIn(lesson: BankLesson): number[] {
  return questionsOf(lesson).flatMap((question, index) => {
    const [right, wrong] = [true, false].map((isRight) =>
      optionsOf(question).filter((option) => option.isRight === isRight),
    );
    const longestWrong = Math.max(...(wrong ?? []).map(({ text }) => text.length));
    return right?.length && right.every(({ text }) => text.length > longestWrong) ? [index] : [];
  });
}
