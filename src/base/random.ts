import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A repeatable source of chance: the same seed gives the same draws on every machine. Never for secrets. */
export type Random = {
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
};

export function randomFrom(seed: string): Random {
  const generator = xoroshiro128plus(hash(seed));
  const int = (min: number, max: number) => uniformInt(generator, min, max);
  return {
    int,
    pick(from) {
      const item = from[int(0, from.length - 1)];
      if (item === undefined) throw new RangeError('pick() needs a list that is not empty');
      return item;
    },
    shuffle(items) {
      const copy = [...items];
      for (let last = copy.length - 1; last > 0; last--) {
        const other = int(0, last);
        const kept = copy[last]!;
        copy[last] = copy[other]!;
        copy[other] = kept;
      }
      return copy;
    },
  };
}

/** FNV-1a, 32 bits: spreads a readable seed over the generator's state. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}
