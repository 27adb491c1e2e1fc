import type { Span } from './sentences.ts';
/** What a voice is given for a shown text, and where each of its words is shown. */
export type Saying = {
    said: string;
    words: readonly SaidWord[];
};
/** A word at `from` until `to` of what is said; `start` and `end` are its place in what is shown. */
type SaidWord = Span & {
    from: number;
    to: number;
};
/** Puts words in place of signs such as '×' and '3/4', and keeps for each word where it is shown. */
export declare function sayingOf(shown: string): Saying;
/**
 * Where the word is shown that a voice has come to.
 *
 * @param offset in what is said; between two words it is the coming one, at the end the last
 */
export declare function wordAt({ words }: Saying, offset: number): Span | undefined;
export {};
