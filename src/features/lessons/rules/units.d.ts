/** Brings a unit into one form: `square centimetres`, `cm^2` and `cm²` are all `cm2`; `apples` is `apple`. */
export declare function unitForm(unit: string): string;
/** A unit of measure or money, as opposed to a word for things that are counted. */
export declare function isMeasure(form: string): boolean;
/**
 * Whether what stands behind a typed number may stand there. A question that asks for a measure takes that measure
 * and no other (`12 m` is not `12 cm`); where things are counted, any words of the question do.
 */
export declare function unitFits(written: string, asked: string | undefined, question: string): boolean;
