const characters = new Intl.Segmenter('en');

/**
 * Text as one line that can neither end a mail's header nor turn the direction of what stands around it: control
 * characters and marks of direction become spaces, heaps of accents are thinned, and what is longer than `max`
 * characters is cut with an ellipsis.
 */
export function oneLine(text: string, max: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\ufeff]/gu, ' ')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  const signs = [...characters.segment(line)].map(({ segment }) => segment);
  return signs.length <= max
    ? line
    : `${signs
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
