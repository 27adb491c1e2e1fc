import type { Span } from './sentences.ts';
import { signsOf } from './signs.ts';

/** What a voice is given for a shown text, and where each of its words is shown. */
export type Saying = {
  said: string;
  words: readonly SaidWord[];
};

/** A word at `from` until `to` of what is said; `start` and `end` are its place in what is shown. */
type SaidWord = Span & { from: number; to: number };

const WORDLIKE = /[\p{L}\p{N}]/u;
/** What a put-in word may not lean on. */
const BEFORE = /[\p{L}\p{N})\]?%]/u;
const AFTER = /[\p{L}\p{N}(]/u;

/** Puts words in place of signs such as '×' and '3/4', and keeps for each word where it is shown. */
export function sayingOf(shown: string): Saying {
  let said = '';
  const words: SaidWord[] = [];
  const add = (text: string, place: Span) => {
    words.push({ from: said.length, to: said.length + text.length, ...place });
    said += text;
  };
  const copy = (start: number, end: number) => {
    let at = start;
    for (const match of shown.slice(start, end).matchAll(/\S+/g)) {
      const from = start + match.index;
      said += ' '.repeat(from - at);
      at = from + match[0].length;
      const place = markedPart(match[0], from);
      if (place) add(match[0], place);
      else said += match[0];
    }
    said += ' '.repeat(end - at);
  };

  let at = 0;
  for (const { start, end, words: text } of signsOf(shown)) {
    copy(at, start);
    if (BEFORE.test(said.at(-1) ?? '')) said += ' ';
    add(text, { start, end });
    // '6(t' is 'times (t': no word to part there.
    if (AFTER.test(shown[end] ?? '') && WORDLIKE.test(text.at(-1) ?? '')) said += ' ';
    at = end;
  }
  copy(at, shown.length);
  return { said, words };
}

/** A word without the marks around it; nothing where there are marks alone. */
function markedPart(word: string, start: number): Span | undefined {
  const first = word.search(WORDLIKE);
  if (first === -1) return undefined;
  const tail = /[^\p{L}\p{N}]*$/u.exec(word)?.[0].length ?? 0;
  return { start: start + first, end: start + word.length - tail };
}

/**
 * Where the word is shown that a voice has come to.
 *
 * @param offset in what is said; between two words it is the coming one, at the end the last
 */
export function wordAt({ words }: Saying, offset: number): Span | undefined {
  const word = words.find(({ to }) => offset < to) ?? words.at(-1);
  return word && { start: word.start, end: word.end };
}
