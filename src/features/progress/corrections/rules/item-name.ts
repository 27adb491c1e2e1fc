/** A question as whoever runs this names it; `place` counts from 1. */
export type NamedItem = { source: string; place: number };

const ITEM = /^([a-z0-9_/-]+)#([1-9]\d?)$/;

/**
 * Reads `reading/easy/nine-left-shoes#2` or `2026-11-21-math-hard-1#3`.
 *
 * @returns undefined for anything else: a generator (`math/4.NF.B.3`) or a whole lesson is not one question.
 */
export function readItem(text: string): NamedItem | undefined {
  const [, source, place] = ITEM.exec(text.trim()) ?? [];
  return source === undefined ? undefined : { source, place: Number(place) };
}
