import { WORDS } from './bands.ts';
import { flawIn, type Rule } from './flaw.ts';
import { textOf } from './parts.ts';
import { wordsOf } from './sentences.ts';

/** Texts have neither too few nor too many words for their level. */
export const wordBounds: Rule = (lessons) =>
  lessons.flatMap((lesson) => {
    const { at, text } = textOf(lesson);
    const [least, most] = WORDS[lesson.subject][lesson.level];
    const words = wordsOf(text).length;
    if (words >= least && words <= most) return [];
    return [flawIn(lesson, at, `${words} words, but ${lesson.level} has ${least} to ${most}`)];
  });
