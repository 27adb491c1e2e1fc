/** Bits below which a key is taken for one that somebody typed; 32 random hexadecimal digits have about 100. */
const FEWEST_BITS = 80;

/** Whether a key is too regular to be a secret, however long it is: `aaaa…`, `01234567890123456789…`. */
export const isGuessable = (key: string): boolean => estimatedBits(key) < FEWEST_BITS;

/**
 * An upper estimate of what there is to guess in a key, in bits: the characters of its shortest repeated part, each with
 * the entropy (Shannon, over that part) of the characters or of the steps between them, whichever is less.
 */
function estimatedBits(key: string): number {
  const part = repeatedPart(key);
  const steps = [...part].slice(1).map((sign, index) => sign.charCodeAt(0) - part.charCodeAt(index));
  return part.length * Math.min(entropyOf([...part]), entropyOf(steps));
}

/** The shortest beginning that makes the whole when it is written again and again. */
function repeatedPart(key: string): string {
  for (let length = 1; length < key.length; length++) {
    if (key.startsWith(key.slice(length)) && key.length >= 2 * length) return key.slice(0, length);
  }
  return key;
}

function entropyOf(values: readonly (string | number)[]): number {
  const counts = [...Map.groupBy(values, (value) => value).values()].map((same) => same.length);
  return counts.reduce((bits, count) => bits - (count / values.length) * Math.log2(count / values.length), 0);
}
