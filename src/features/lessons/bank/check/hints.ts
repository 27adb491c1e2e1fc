import { flawIn, type Rule } from './flaw.ts';
import { plain, questionsOf } from './parts.ts';

/** A hint holds neither the right option nor, in whatever order, two or more words that it is made of. */
export const hints: Rule = (lessons) =>
  lessons.flatMap((lesson) =>
    questionsOf(lesson).flatMap(({ right, hint }, index) => {
      const told = plain(hint);
      const isTold = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(plain(right))}(?!\\p{N})`, 'u').test(
        told,
      );
      const words = new Set(telling(right));
      const heard = new Set(telling(hint));
      if (!isTold && (words.size < 2 || [...words].some((word) => !heard.has(word)))) return [];
      return [flawIn(lesson, ['questions', index, 'hint'], `the hint tells the answer "${right}"`)];
    }),
  );

/** Words of four letters or more, and numbers: shorter ones are the same in most sentences. */
const telling = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word.length > 3 || /\p{N}/u.test(word));
