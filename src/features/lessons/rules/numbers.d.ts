import Fraction from 'fraction.js';
/** A number as a child typed it. */
export type TypedNumber = {
    value: Fraction;
    /** Numerator and denominator as written, where it was written as a fraction; `1 2/4` has `{ n: 2, d: 4 }`. */
    written?: {
        n: number;
        d: number;
    };
    /** A sign of money before the number. */
    prefix: string;
    /** Whatever stands behind the number: a unit, perhaps. */
    suffix: string;
};
/**
 * Reads what a child typed where a number is asked: whole numbers, decimals (point or comma), fractions, mixed
 * numbers, thousands separators, the single characters for fractions, any minus sign, money signs, a unit behind.
 *
 * @returns undefined when it is not a number at all.
 */
export declare function readNumber(typed: string): TypedNumber | undefined;
