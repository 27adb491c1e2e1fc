import { optionsOf } from '../../questions/kinds.ts';
import { flawIn, type Rule } from './flaw.ts';
import { plain, questionsOf } from './parts.ts';

const CATCH_ALL =
  /\bof the above\b|^(?:all|none|both|any|either|neither) of (?:the (?:others|options|answers)|these|those|them)$/;

/** The options of a question differ by more than case and punctuation, and none stands for others. */
export const options: Rule = (lessons) =>
  lessons.flatMap((lesson) =>
    questionsOf(lesson).flatMap((question, index) => {
      const all = optionsOf(question).map(({ at, text }) => ({ at: ['questions', index, ...at], text }));
      const same = all.filter(({ text }, place) =>
        all.slice(0, place).some((earlier) => bare(earlier.text) === bare(text)),
      );
      return [
        ...same.map(({ at, text }) => flawIn(lesson, at, `the option "${text}" is there twice`)),
        ...all
          .filter(({ text }) => CATCH_ALL.test(plain(text)))
          .map(({ at, text }) => flawIn(lesson, at, `the option "${text}" speaks of other options`)),
      ];
    }),
  );

/** Letters and figures, with the points and minus signs that make another number of them. */
const bare = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}.,−-]|[.,−-](?!\d)/gu, '');
