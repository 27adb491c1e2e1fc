import { resolveConfusablesTransformer } from 'obscenity';

/** Letters that have no decomposition and yet are read as these. */
const LATIN = pairs(
  'ıi ȷj øo Øo đd Đd ðd Ðd łl Łl ħh Ħh ŧt Ŧt ƒf ɡg ɢg ɑa ɐa ʌa əe ǝe Əe ɛe Ɛe ɜe ɔo Ɔo ɵo ɩi ɪi ɾr ʀr ɹr ʁr ʙb ɓb ɖd ɗd ɠg ʜh ' +
    'ɦh ɥh ɨi ʝj ᴊj ᴋk ĸk ʞk ƙk ʟl ɭl ƚl ɯm ᴍm ɴn ŋn ŊN ɲn ɳn ᴏo ᴘp ꜱs ʂs ᴛt ʇt ʈt ᴜu ʉu ʊu ᴠv ʋv ᴡw ʍw ʏy ʎy ʐz ᴢz ᴀa ᴄc ɕc ᴅd ᴇe ꜰf',
);

/** Letters of one other alphabet that look the same as these, so that a whole word of them is read as Latin. */
const TWINS = pairs(
  'Аа Вb Еe Кk Мm Нh Оo Рp Сc Тt Уy Хx Ѕs Іi Јj Ԁd Ԛq Ԝw Ѵv аa еe кk оo рp сc тt уy хx ѕs іi јj ԁd һh ԛq ԝw ѵv ӏl ғf Ӏl ѐe ёe їi ' +
    'Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx αa εe ιi κk νv οo ρp τt υu χx ϲc ϳj γy ωw',
);

/** What stands in for a letter only beside Latin ones. */
const FAUX = pairs(
  'иu Иu йu Йu пn Пn яr Яr зe Зe вb гr Гr нh мm шw Шw ьb ъb чy эe ηn σo ςs μu βb λa δd θo πn',
);

/** Signs in the shape of a letter; a guillemet is none, for names stand between two. */
const SHAPES = pairs('©c <c {c [c ‹c ⟨c ⊂c ∁c ®r ℗p §s ¡i †t ‡t ∩n ∅o');

const confusable = resolveConfusablesTransformer();

/** Letters in squares and circles, and the halves of flags: 26 each from here on. */
const BOXED = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];

/** Numbers in circles that no normal form resolves, one to nine each from here on. */
const CIRCLED = [0x2776, 0x2780, 0x278a, 0x24f5];

const HAN = '〇一二三四五六七八九';

/** What an unknown letter becomes: a letter still, but none that a listed word has. */
export const OPAQUE = '_';

/**
 * The text without its ornament: compatibility forms, accents, boxes and invisible characters are gone, digits are 0-9,
 * letters of other alphabets are still themselves. It is for reading only and never shown.
 */
export function plain(text: string): string {
  return text
    .replace(/[\u{1F130}-\u{1F1FF}]/gu, (sign) => boxedLetter(sign.codePointAt(0) ?? 0) ?? sign)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(/[\u2776-\u2793\u24F5-\u24FF]/gu, circledDigit)
    .replace(/[〇零一二三四五六七八九]/gu, (sign) => String(Math.max(0, HAN.indexOf(sign))))
    .replace(/\p{Sc}/gu, (sign) => (sign === '$' ? sign : (resolved(sign) ?? sign)))
    .replace(/[ßẞ]/g, 'ss')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[œŒ]/g, 'oe');
}

/**
 * A word of `plain` text as the Latin small letters it is read as. A word all in Cyrillic or all in Greek is most often
 * just that, so only letters that look the same count; one that mixes alphabets is read as generously as it can be.
 */
export function latinised(word: string): string {
  const letters = word.replace(/\P{L}/gu, '');
  const ownAlphabet = /^(?:\p{Script=Cyrillic}+|\p{Script=Greek}+)$/u.test(letters);
  return (
    word
      // A capital I after a small letter may be a small L.
      .replace(/(?<=[a-z]I*)I/g, '1')
      .replace(/(?![a-z])\p{L}/gu, (letter) => latinLetter(letter, ownAlphabet))
  );
}

/** A `plain` text with the letters whose shapes its signs have; a heart, `<3`, is none. */
export function shapesAsLetters(text: string): string {
  return text.replace(/(?!<3)[^\p{L}\p{N} ]/gu, (sign) => SHAPES.get(sign) ?? sign);
}

function latinLetter(letter: string, ownAlphabet: boolean): string {
  if (/[A-Z]/.test(letter)) return letter.toLowerCase();
  const twin = LATIN.get(letter) ?? TWINS.get(letter);
  if (twin !== undefined) return twin;
  return (ownAlphabet ? undefined : (FAUX.get(letter) ?? resolved(letter))) ?? OPAQUE;
}

function resolved(sign: string): string | undefined {
  const code = confusable.transform(sign.codePointAt(0) ?? 0);
  const letter = code === undefined ? '' : String.fromCodePoint(code).toLowerCase();
  return /^[a-z]$/.test(letter) ? letter : undefined;
}

function boxedLetter(code: number): string | undefined {
  const start = BOXED.find((first) => code >= first && code < first + 26);
  return start === undefined ? undefined : String.fromCharCode(97 + code - start);
}

function circledDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const start = CIRCLED.find((first) => code >= first && code < first + 9);
  return start === undefined ? '0' : String(code - start + 1);
}

/** Decimal digits of a script stand ten in a row, from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

function pairs(list: string): Map<string, string> {
  return new Map(list.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1).toLowerCase()]));
}
