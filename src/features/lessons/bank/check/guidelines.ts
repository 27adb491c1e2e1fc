import type { Level } from '../../subjects.ts';
import { flawIn, type Rule } from './flaw.ts';

/**
 * Of a writing prompt, one guideline gives the least words of the level, and each starter is a question or an opening
 * that is left open, never a text that could be handed in.
 *
 * @param leastWords of an essay, by level
 */
export const guidelines =
  (leastWords: Record<Level, number>): Rule =>
  (lessons) =>
    lessons.flatMap((lesson) => {
      if (lesson.subject !== 'writing') return [];
      const least = leastWords[lesson.level];
      const said = lesson.file.guidelines.flatMap((line, index) =>
        [...line.matchAll(/\bat least (\d+) words\b/gi)].map(([, words]) => ({
          index,
          words: Number(words),
        })),
      );
      return [
        ...(said.length === 0
          ? [flawIn(lesson, ['guidelines'], `no guideline says "at least ${least} words"`)]
          : []),
        ...said
          .filter(({ words }) => words !== least)
          .map(({ index, words }) =>
            flawIn(lesson, ['guidelines', index], `${words} words, but ${lesson.level} asks for ${least}`),
          ),
        ...lesson.file.starters.flatMap((starter, index) =>
          /(?:…|\.\.\.|\?)["”’]?$/.test(starter)
            ? []
            : [flawIn(lesson, ['starters', index], 'a starter ends with … or ?')],
        ),
      ];
    });
