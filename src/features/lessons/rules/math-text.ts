const MINUS = '\u2212';
const JOINED = '\u00A0';

/** A `-` that starts a negative number, and one between two operands; never the hyphen of a word. */
const NEGATIVE = /(?<![\p{L}\p{N})\]%°])-(?=[$€£]?\.?\d|\()|(?<=(?:^|[\s(=]))-(?=\p{L}(?!\p{L}|-))/gu;
const TAKEN_AWAY = /(?<=(?:[\p{N})%°]|(?<!\p{L})\p{L}) )-(?= (?:[($€£\d\u2212]|\p{L}(?!\p{L})))/gu;
/** A long sum may go on in a new line, which then starts with its `+`. */
const OPERATOR = / ([\u2212×÷]) /g;

/**
 * Math as it is printed: a true minus in place of a hyphen, and no line break where it would part an operation.
 * For the eye only: what is stored, typed or judged keeps its hyphens.
 */
export function mathText(text: string): string {
  return text
    .replace(NEGATIVE, MINUS)
    .replace(TAKEN_AWAY, MINUS)
    .replace(OPERATOR, `${JOINED}$1${JOINED}`)
    .replace(/([=+]) /g, `$1${JOINED}`);
}
