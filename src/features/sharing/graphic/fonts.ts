import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { coverageOf } from './coverage.ts';
import { emojiFile } from './emoji.ts';

const { resolve } = createRequire(import.meta.url);

/** A font file as the layout takes it. */
export type Face = { name: string; data: Buffer; weight: 500 | 600; style: 'normal' };
type Known = Face & { has: ReadonlySet<number> };

/** Each file has its own name, since the layout takes files of one name for each other's replacement. */
function faceOf(family: 'fredoka' | 'nunito', letters: string, weight: 500 | 600): Known {
  const file = resolve(`@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff`);
  const data = readFileSync(file);
  return { name: `${family} ${letters}`, data, weight, style: 'normal', has: coverageOf(data) };
}

let known: Known[] | undefined;

/** The faces, read when first asked for: a server that draws nothing keeps no font. */
export function faces(): readonly Known[] {
  known ??= [
    faceOf('fredoka', 'latin', 600),
    ...['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'].map((letters) =>
      faceOf('nunito', letters, 600),
    ),
    faceOf('fredoka', 'hebrew', 500),
  ];
  return known;
}

/** The faces of running text, as a `fontFamily`. */
export const TEXT_FONT =
  'nunito latin, nunito latin-ext, nunito vietnamese, nunito cyrillic, nunito cyrillic-ext, fredoka hebrew';

/** The faces of a heading. One with a letter that their first lacks is set in the text's, not in a mixture. */
export function headingFont(text: string): string {
  const heading = faces()[0];
  const fits = [...text].every((sign) => !/[\p{L}\p{M}]/u.test(sign) || heading?.has.has(codeOf(sign)));
  return fits ? `fredoka latin, ${TEXT_FONT}` : TEXT_FONT;
}

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0;
const characters = new Intl.Segmenter('en');
/** What nobody sees: control characters, directions of writing, joiners on their own. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** A text as it can be drawn. */
export type Settable = {
  text: string;
  /** For each emoji in it the file with its picture. */
  emoji: ReadonlyMap<string, string>;
  /** Whether something had to be left out, since no face has a glyph for it. */
  lacks: boolean;
};

/**
 * A text on one line, without what nobody sees and without what could only be drawn as a box. What our faces have is set
 * in them; emoji that they lack are pictures.
 */
export function settable(text: string): Settable {
  const emoji = new Map<string, string>();
  let lacks = false;
  const kept = [...characters.segment(text.toWellFormed().normalize('NFC').replace(/\s+/gu, ' '))].map(
    ({ segment }) => {
      const seen = segment.replace(UNSEEN, '');
      const isPicture = segment.includes('\ufe0f');
      if (!isPicture && hasGlyphs(seen)) return seen;
      const file = emojiFile(segment);
      if (file !== undefined) {
        emoji.set(segment, file);
        return segment;
      }
      lacks ||= seen !== '';
      return '';
    },
  );
  return { text: kept.join('').replace(/ +/g, ' ').trim(), emoji, lacks };
}

/** Whether one of our faces has all of a character, accents included. */
const hasGlyphs = (character: string) =>
  character === ' ' ||
  (faces().some(({ has }) => [...character].every((sign) => has.has(codeOf(sign)))) && character !== '');

/** Whether a text, a name for instance, can stand on a graphic whole: no letter of it would have to be left out. */
export function canBeSet(text: string): boolean {
  const { text: kept, lacks } = settable(text);
  return kept !== '' && !lacks;
}
