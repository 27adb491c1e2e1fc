/** Every kind of blank, also those of other scripts and line breaks. */
const BLANKS = /[\t-\r\p{Z}]+/u;

/** A sequence that this engine knows as one emoji; joiners and variation selectors belong to nothing else. */
const EMOJI = /\p{RGI_Emoji}|(?![#*\d])\p{Emoji}\uFE0E/gv;

/** Scripts whose letters change their shape by an invisible joiner between them: علی‌رضا, ශ්‍රී. */
const JOINED =
  '[\\p{scx=Arabic}\\p{scx=Syriac}\\p{scx=Devanagari}\\p{scx=Bengali}\\p{scx=Gurmukhi}\\p{scx=Gujarati}\\p{scx=Oriya}' +
  '\\p{scx=Tamil}\\p{scx=Telugu}\\p{scx=Kannada}\\p{scx=Malayalam}\\p{scx=Sinhala}\\p{scx=Khmer}\\p{scx=Mongolian}]';
const JOINER = new RegExp(
  `(?<=(?=${JOINED})[\\p{L}\\p{M}])[\\u200C\\u200D](?=(?=${JOINED})[\\p{L}\\p{M}])|(?<=\\u0D4D)\\u200D`,
  'gu',
);

/**
 * What shows nothing, moves other text about, or means nothing outside one machine: controls, bidi and other format
 * characters, halves of a character, private and unassigned ones, blanks that count as letters, replacement signs.
 */
const UNREADABLE = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Me}\u2800\uFFFC\uFFFD\u{1D159}]/u;

/** Marks that go on any letter; real spellings put two on one at most. */
const GENERAL =
  '[\\u0300-\\u036F\\u0483-\\u0487\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F]';
/** Scripts that write a whole syllable as marks on its first letter. */
const TALL = '[\\p{Script=Myanmar}\\p{Script=Tibetan}\\p{Script=Tai_Tham}]';
const STACKED = new RegExp(
  [
    '(?<![\\p{L}\\p{N}\\p{M}])\\p{M}',
    '(\\p{M})\\1',
    `${GENERAL}{3}`,
    `(?:(?!${TALL})\\p{M}){4}`,
    '\\p{M}{7}',
  ].join('|'),
  'u',
);

/** The text as it is kept: NFC, no blanks around it and single spaces within. Never throws. */
export function tidied(text: string): string {
  return text
    .normalize('NFC')
    .split(BLANKS)
    .filter((word) => word !== '')
    .join(' ');
}

/** Whether each character of a tidied text can be seen, stays in its place and stands for something. */
export function isReadable(text: string): boolean {
  const rest = text.replace(EMOJI, ' ').replace(JOINER, '');
  return !UNREADABLE.test(rest) && !STACKED.test(rest);
}
