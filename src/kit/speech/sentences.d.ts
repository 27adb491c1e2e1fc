/** A stretch of a text: `start` counted from 0, `end` after its last character. */
export type Span = {
    start: number;
    end: number;
};
/**
 * Some voices of Chromium fall silent after a quarter of a minute without a word about it. So many characters take
 * less than that at the slowest speed (0.6 of some 175 words a minute).
 */
export declare const LONGEST_CHUNK = 140;
/** The sentences of a text, each with the white space after it; together they are the whole text. */
export declare function sentencesOf(text: string): Span[];
