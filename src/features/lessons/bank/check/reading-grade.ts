import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { BankLesson } from '../load.ts';
import { GRADES, type Band } from './bands.ts';
import { flawIn, type Rule } from './flaw.ts';
import { textOf } from './parts.ts';
import { sentencesIn, wordsOf } from './sentences.ts';

/** The school grade of the United States that reads a text with ease, to a tenth. */
export function gradeOf(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  const grade = fleschKincaid({ sentence: sentencesIn(text), word: words.length, syllable: syllables });
  return Math.round(10 * grade) / 10;
}

/** Texts are within the band of their level. */
export const readingGrade: Rule = (lessons) =>
  lessons.flatMap((lesson) => {
    const band = bandOf(lesson);
    if (!band) return [];
    const { at, text } = textOf(lesson);
    const [least, most] = band;
    const grade = gradeOf(text);
    if (grade >= least && grade <= most) return [];
    const bounds = least === -Infinity ? `up to ${most}` : `${least} to ${most}`;
    return [flawIn(lesson, at, `reading grade ${grade}, but ${lesson.level} is ${bounds}`)];
  });

function bandOf(lesson: BankLesson): Band | undefined {
  // The lines of a poem are no sentences.
  if (lesson.subject === 'reading' && lesson.file.genre === 'poem') return undefined;
  const [least, most] = GRADES[lesson.level];
  // A prompt of four sentences may well be easy, which makes no easy task of it.
  return lesson.subject === 'writing' ? [-Infinity, most] : [least, most];
}
