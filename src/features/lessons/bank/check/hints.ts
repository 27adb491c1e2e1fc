import { optionsOf } from '../../questions/kinds.ts';
import { flawIn, type Rule } from './flaw.ts';
import { plain, questionsOf } from './parts.ts';

/** A hint holds neither a right option nor, in whatever order, two or more words that it is made of. */
export const hints: Rule = (lessons) =>
  lessons.flatMap((lesson) =>
    questionsOf(lesson).flatMap((question, index) =>
      optionsOf(question)
        .filter(({ isRight, text }) => isRight && tells(question.hint, text))
        .map(({ text }) =>
          flawIn(lesson, ['questions', index, 'hint'], `the hint tells the answer "${text}"`),
        ),
    ),
  );

function tells(hint: string, right: string): boolean {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(plain(right))}(?!\\p{N})`, 'u');
  if (whole.test(plain(hint))) return true;
  const words = new Set(telling(right));
  const inHint = new Set(telling(hint));
  return words.size > 1 && [...words].every((word) => inHint.has(word));
}

/** Words of four letters or more, and numbers: shorter ones are the same in most sentences. */
const telling = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word.length > 3 || /\p{N}/u.test(word));
