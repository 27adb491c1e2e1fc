import { latinised, shapesAsLetters } from './look-alikes.ts';

/** Signs that may stand for a letter, and as well between two. */
const SIGNS = ['@', '^', '(', '!', '|', '$', '+', '*'];
const PART = /[\p{L}\p{N}@^(!|$+*]/u;
const LETTER = /\p{L}/u;

export type Readings = {
  /** What belongs to one word stays apart from the next. */
  words: string[];
  /** All of the name as if it were one word. */
  joined: string[];
};

/** The ways that eyes put together the letters of a `plain` text, in small Latin letters. */
export function readingsOf(text: string): Readings {
  const between = SIGNS.filter((sign) => text.split(sign).length > 2);
  const apart = [text, ...between.map((sign) => text.replaceAll(sign, '-'))];
  // A sign in the shape of a letter may as well be mere ornament.
  const texts = [...new Set(apart.flatMap((variant) => [variant, shapesAsLetters(variant)]))];
  return {
    words: inLatin(texts.flatMap(wordsOf)),
    joined: inLatin(texts.flatMap((variant) => [only(PART, variant), only(LETTER, variant)])),
  };
}

/** `Ky S.`: how two children of one name are told apart; joined, it would be read as what nobody wrote. */
export function isNameAndInitial(text: string): boolean {
  return /^\P{L}*\p{L}{2,}\P{L}+\p{L}\P{L}*$/u.test(text);
}

export function only(kind: RegExp, text: string): string {
  return [...text].filter((sign) => kind.test(sign)).join('');
}

function wordsOf(text: string): string[] {
  const humps = text.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');
  const closed = [PART, LETTER].map((kind) =>
    text
      .split(' ')
      .map((chunk) => (isNameAndInitial(chunk) ? chunk : only(kind, chunk)))
      .join(' '),
  );
  return [text, humps, ...closed, singlesJoined(text, PART), singlesJoined(text, LETTER)];
}

/** `f u c k you` as `fuck you`. */
function singlesJoined(text: string, kind: RegExp): string {
  const tokens: string[][] = [[]];
  for (const sign of text)
    if (kind.test(sign)) tokens.at(-1)?.push(sign);
    else tokens.push([]);
  const parts = tokens.filter((token) => token.length > 0);
  const isSingle = (at: number) => (parts[at]?.filter((sign) => !SIGNS.includes(sign)).length ?? 2) < 2;
  return parts
    .map((token, at) => `${isSingle(at - 1) && isSingle(at) ? '' : ' '}${token.join('')}`)
    .join('')
    .trim();
}

function inLatin(texts: string[]): string[] {
  return [...new Set(texts.map((text) => text.replace(/[\p{L}\p{N}@^(!|$+*]+/gu, latinised)))];
}
