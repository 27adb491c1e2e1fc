import type { BankLesson } from '../load.ts';
import { flawIn, type Flaw, type Path, type Rule } from './flaw.ts';
import { proseOf } from './parts.ts';

export type Speller = {
  /** True for a word of American English, in small letters or as a name is written. */
  isWord(word: string): boolean;
  /** Names and words beyond it, as they stand in `content/words.txt`. */
  known: readonly string[];
};

type Token = { lesson: BankLesson; at: Path; word: string; isName: boolean };

const TITLES = new Set(['title', 'topic']);
/** What stands before the first word of a sentence, of a line or of what somebody says. */
const BEGINNING = /(?:^|[\n:]|(?<!\b(?:Mrs?|Ms|Dr|St))[.!?…]|—)["'“‘”’()\s]*$|(?:^|\s|\()["'“‘(]+$/;

/**
 * Every word is one of the dictionary or of the known ones. A capital in the middle of a sentence makes a name, and that
 * name may then begin sentences and stand in titles all over the bank. Words with two capitals in a row are letters,
 * sounds or spoken syllables (`meh-SHEE-kah`) and pass.
 */
export const spelling =
  ({ isWord, known }: Speller): Rule =>
  (lessons) => {
    const tokens = lessons.flatMap(tokensOf);
    const listed = new Set(known);
    const names = new Set(tokens.filter(({ isName }) => isName).map(({ word }) => word));
    const used = new Set<string>();
    const inDictionary = remembered(isWord);

    const isListed = (word: string) => {
      const entry = [word, word.toLowerCase()]
        .flatMap((form) => [form, form.replace(/s$/, '')])
        .find((form) => listed.has(form));
      if (entry !== undefined) used.add(entry);
      return entry !== undefined;
    };
    const isSpelled = (part: string) =>
      part.length < 2 ||
      inDictionary(part) ||
      (part !== part.toLowerCase() && inDictionary(part.toLowerCase()));

    const wrong = tokens.flatMap(({ lesson, at, word, isName }): Flaw[] => {
      const parts = word.split('-').filter((part) => !isSpelled(part));
      if (parts.length === 0 || isListed(word) || isName || names.has(word)) return [];
      const bad = parts.find((part) => !isListed(part));
      return bad === undefined ? [] : [flawIn(lesson, at, `"${word}" is not in the dictionary`, bad)];
    });
    return [...firstOfEach(wrong), ...disorder(known), ...idle(known, used)];
  };

function tokensOf(lesson: BankLesson): Token[] {
  return proseOf(lesson).flatMap(({ at, text }) => {
    const isTitle = TITLES.has(String(at[0]));
    return [...text.matchAll(/(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu)]
      .filter(([word]) => !/\p{Lu}{2}/u.test(word))
      .map((match) => {
        const isInside = !BEGINNING.test(text.slice(Math.max(0, match.index - 12), match.index));
        const word = match[0].replaceAll('’', "'").replace(/'s?$/, '');
        return { lesson, at, word, isName: isInside && !isTitle && /^\p{Lu}/u.test(word) };
      });
  });
}

/** A word that a file misspells ten times is told once. */
function firstOfEach(flaws: readonly Flaw[]): Flaw[] {
  const first = new Map(flaws.toReversed().map((flaw) => [`${flaw.file} ${flaw.what}`, flaw]));
  return flaws.filter((flaw) => first.get(`${flaw.file} ${flaw.what}`) === flaw);
}

const inWords = (known: readonly string[], index: number, what: string): Flaw => ({
  file: 'words.txt',
  at: [index],
  what: `"${known[index]}" ${what}`,
});

function disorder(known: readonly string[]): Flaw[] {
  return known.flatMap((word, index) =>
    index > 0 && word <= known[index - 1]! ? [inWords(known, index, 'is out of order, or there twice')] : [],
  );
}

function idle(known: readonly string[], used: ReadonlySet<string>): Flaw[] {
  return known.flatMap((word, index) =>
    used.has(word) ? [] : [inWords(known, index, 'is in no lesson, or in the dictionary')],
  );
}

function remembered(isWord: (word: string) => boolean) {
  const answers = new Map<string, boolean>();
  return (word: string) => {
    const answer = answers.get(word) ?? isWord(word);
    answers.set(word, answer);
    return answer;
  };
}
