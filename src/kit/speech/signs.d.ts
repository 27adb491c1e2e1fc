import type { Span } from './sentences.ts';
/** A place of a shown text that a voice would get wrong or leave out, and the words to say there. */
export type Sign = Span & {
    words: string;
};
/** The signs of a text that need words of their own, in their order; none overlaps another. */
export declare function signsOf(text: string): Sign[];
