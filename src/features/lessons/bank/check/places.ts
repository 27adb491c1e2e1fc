import type { Finding } from './flaw.ts';

/** The topmost first, file by file. */
export const byPlace = (one: Finding, other: Finding): number =>
  one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1;

/**
 * What is wrong in some folders or files: also what is told elsewhere and has its other half there, for the lesson
 * that is being written may be the earlier one.
 *
 * @param places from `content/`, such as `reading/easy`; none stand for the whole bank
 */
export function findingsIn(findings: readonly Finding[], places: readonly string[]): Finding[] {
  if (places.length === 0) return [...findings];
  const isThere = ({ file }: Finding) => places.some((place) => file.startsWith(place));
  const told = findings.flatMap((one) => (isThere(one) ? [one] : (one.others ?? []).filter(isThere)));
  const once = new Map(told.map((one) => [`${one.file}:${one.line}: ${one.what}`, one]));
  return [...once.values()].toSorted(byPlace);
}

/** How many there are, and where was looked. */
export const countOf = (told: readonly Finding[], places: readonly string[]): string =>
  `${told.length === 0 ? 'Nothing' : told.length} to mend in ${
    places.map((place) => `content/${place}`).join(', ') || 'the authored lessons'
  }.`;
