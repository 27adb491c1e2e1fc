import { flawIn, type Rule } from './flaw.ts';
import { proseOf } from './parts.ts';

/** Marks that other tools make into slanted or bold letters, links and headings; here a child would see them. */
const MARKUP = /\*|(?<![\p{L}\p{N}])_+[\p{L}\p{N}]|^#+ |`|\]\(|<\/?[a-z]+>/mu;

/** Texts are shown as they are written. */
export const plainText: Rule = (lessons) =>
  lessons.flatMap((lesson) =>
    proseOf(lesson).flatMap(({ at, text }) => {
      const mark = MARKUP.exec(text)?.[0];
      return mark === undefined
        ? []
        : [flawIn(lesson, at, `"${mark.trim()}" would stand on the screen as it is`)];
    }),
  );
