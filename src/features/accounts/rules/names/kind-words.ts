import { DataSet, RegExpMatcher, collapseDuplicatesTransformer, englishDataset } from 'obscenity';
import { OPAQUE, plain } from './look-alikes.ts';
import { isNameAndInitial, only, readingsOf } from './readings.ts';
import * as unkind from './unkind-words.ts';

/** Signs and digits that stand for a letter in a disguise. A star stands for any but a word's first and last. */
const DISGUISES = new Map([
  ['a', '4@^'],
  ['b', '8'],
  ['c', '('],
  ['e', '3'],
  ['g', '69q'],
  ['i', '1!|'],
  ['l', '1!|'],
  ['o', '0'],
  ['s', '5$'],
  ['t', '7+'],
  ['u', 'v'],
  ['z', '2'],
]);

const across = anyOf(unkind.ACROSS);
const within = anyOf(unkind.WITHIN);
const ownWords = [...unkind.ALONE, ...unkind.PHRASES];
const alone = anyOf(ownWords, '(?<![a-z_])', '(?![a-z_])');
const allOfIt = anyOf(ownWords, '^[^a-z_]*', '[^a-z_]*$');
const signs = /[🖕卐卍]/u;
const numbers = new RegExp(`(?<!\\d)(?:${unkind.NUMBERS.join('|')})(?!\\d)`);
const otherAlphabets = new RegExp(`(?<!\\p{L})(?:${unkind.OTHER_ALPHABETS.map(plain).join('|')})`, 'u');
const spared = new RegExp(`(?<![\\p{L}\\p{N}])(?:${unkind.SPARED.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

const english = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(
    ({ metadata }) => metadata !== undefined && unkind.TOO_WIDE.includes(metadata.originalWord),
  )
  .build();
/** The library's patterns have doubles of some letters, so stretched words are tried with more and with fewer. */
const matchers = ['beolsg', 'sg'].map(
  (doubled) =>
    new RegExpMatcher({
      ...english,
      blacklistMatcherTransformers: [
        collapseDuplicatesTransformer({
          defaultThreshold: 1,
          customThresholds: new Map([...doubled].map((letter) => [letter, 2])),
        }),
      ],
    }),
);

/** Whether a name holds a word that could hurt somebody, however it is dressed up. Expects NFC; never throws. */
export function isUnkind(name: string): boolean {
  if (signs.test(name)) return true;
  // An underscore stands for an unknown letter from here on.
  const bare = name.replaceAll('_', '-');
  const whole = plain(bare);
  if (numbers.test(whole) || otherAlphabets.test(only(/[\p{L} ]/u, whole.toLowerCase()))) return true;
  if (readingsOf(whole).joined.some((reading) => found(across, reading))) return true;
  const text = plain(bare.replace(spared, OPAQUE));
  const { words, joined } = readingsOf(text);
  return (
    words.some((reading) => found(within, reading)) ||
    words.some((reading) => found(alone, reading)) ||
    (!isNameAndInitial(text) && joined.some((reading) => found(allOfIt, reading))) ||
    new Set(words.flatMap(inLettersOnly))
      .values()
      .some((reading) => matchers.some((matcher) => matcher.hasMatch(reading)))
  );
}

function found(pattern: RegExp, reading: string): boolean {
  // A number is a number: 455 is nobody's insult.
  return reading.matchAll(pattern).some(([match]) => !/^\d+$/.test(match));
}

function anyOf(words: readonly string[], before = '', after = ''): RegExp {
  return new RegExp(`${before}(?:${words.map(disguised).join('|')})${after}`, 'g');
}

/** A pattern of the word with each letter in any disguise and stretched at will; a small L may be a capital I. */
function disguised(word: string): string {
  return word.replace(/(\w)\1*| /g, (run: string, letter: string | undefined, at: number) => {
    if (letter === undefined) return '[^a-z_]*';
    const isInner = at > 0 && at + run.length < word.length;
    const faces = `${letter}${DISGUISES.get(letter) ?? ''}${isInner ? '*' : ''}`.replace('^', '\\^');
    const stretched = `[${faces}]{${run.length},}`;
    return letter === 'i' ? `(?:${stretched}|l)` : stretched;
  });
}

/** For the library, which knows letters alone: without digits and signs, and with the letters they stand for. */
function inLettersOnly(reading: string): string[] {
  const resolved = ['i', 'l'].map((one) =>
    reading.replace(/[1!|]/g, one).replace(/[^a-z_]/g, (sign) => letterBehind(sign) ?? ' '),
  );
  return [reading.replace(/[^a-z_]/g, ' '), ...resolved];
}

function letterBehind(sign: string): string | undefined {
  return DISGUISES.entries().find(([, faces]) => faces.includes(sign))?.[0];
}
