import { plain } from './parts.ts';

/** Words in a shingle: with two, common turns make texts alike; with four, one changed word hides much. */
const LENGTH = 3;

/** Every run of three words of a text. */
export function shinglesOf(text: string): Set<string> {
  const words = plain(text).split(' ');
  return new Set(
    Array.from({ length: Math.max(0, words.length - LENGTH + 1) }, (_, start) =>
      words.slice(start, start + LENGTH).join(' '),
    ),
  );
}

export type NearPair = { first: number; second: number; likeness: number };

/**
 * The pairs of texts that are alike, by their places in the list. Likeness is that of Jaccard over shingles: those that
 * both have among those that either has, 0 to 1.
 *
 * @param least the likeness from which on a pair is told, over 0
 */
export function nearPairs(texts: readonly string[], least: number): NearPair[] {
  const sets = texts.map(shinglesOf);
  const holders = new Map<string, number[]>();
  return sets.flatMap((set, second) => {
    const shared = new Map<number, number>();
    for (const shingle of set) {
      const earlier = holders.get(shingle) ?? [];
      for (const first of earlier) shared.set(first, (shared.get(first) ?? 0) + 1);
      holders.set(shingle, earlier);
      earlier.push(second);
    }
    return [...shared]
      .map(([first, both]) => ({
        first,
        second,
        likeness: both / ((sets[first]?.size ?? 0) + set.size - both),
      }))
      .filter(({ likeness }) => likeness >= least);
  });
}
