/** What a text gives away that a child should keep private. */
export type PersonalDetail = 'address' | 'email' | 'phone';

/** With the spaces and the 'dot' of those who mean to get past a check. */
const EMAIL = /[\p{L}\p{N}_%+-]\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.|\s\.\s|\s?\bdot\b\s?)\p{L}{2}/iu;
/** Digits with what people put between those of a telephone number. */
const DIGIT_RUN = /\+?\(?\p{Nd}(?:[\s().\-\u2010-\u2015/]{0,2}\p{Nd})+/gu;
const STREET =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|boulevard|blvd|close|crescent|terrace|grove';
const NUMBER = '\\p{Nd}{1,5}\\p{L}?,?';
const LETTERS = "[\\p{L}\\p{N}'\\u2019-]{0,30}";
/** `12 Oak Street`, `7b St. Mary's Rd`: in capitals it is a house, wherever it stands. */
const HOUSE = new RegExp(
  `(?<![\\p{L}\\p{N}])${NUMBER} (?:[\\p{Lu}\\p{N}]${LETTERS}\\.? ){1,3}(?:${capitalised(STREET)})(?!\\p{L})`,
  'u',
);
/** `i live at 12 oak street`: in small letters a text has to say whose house it is. */
const HOME = new RegExp(
  `(?<!\\p{L})(?:(?:lives?|living) (?:at|on|in)|(?:address|house|home) is):? (?:number |no\\.? )?${NUMBER} ` +
    `(?:\\p{L}${LETTERS} ){1,3}(?:${STREET})(?!\\p{L})`,
  'iu',
);
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/**
 * The e-mail addresses, telephone numbers and houses that a text seems to hold. Dates, spans of years, round large
 * numbers and rows of small ones are let pass; a wrong guess costs the child one more press, a missed one may cost more.
 */
export function personalDetails(text: string): PersonalDetail[] {
  const found: PersonalDetail[] = [];
  if (HOUSE.test(text) || HOME.test(text)) found.push('address');
  if (EMAIL.test(text)) found.push('email');
  if ((text.match(DIGIT_RUN) ?? []).some(looksLikeAPhone)) found.push('phone');
  return found;
}

function looksLikeAPhone(run: string): boolean {
  const digits = run.replaceAll(/\P{Nd}/gu, '').length;
  if (digits < FEWEST_DIGITS || digits > MOST_DIGITS) return false;
  const isDate = /^\p{Nd}{1,4}([./-])\p{Nd}{1,2}\1\p{Nd}{1,4}$/u.test(run);
  const isSpanOfYears = /^\(?(?:1\d|20)\p{Nd}{2} ?[-\u2010-\u2015/] ?(?:1\d|20)\p{Nd}{2}\)?$/u.test(run);
  const isRoundNumber = /^[1-9]\p{Nd}{0,2}(?:[ .]?\p{Nd}{3})*[ .]?000$/u.test(run);
  const isRowOfSmallNumbers = !/\p{Nd}{2}/u.test(run);
  return !isDate && !isSpanOfYears && !isRoundNumber && !isRowOfSmallNumbers;
}

function capitalised(words: string): string {
  return words.replaceAll(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
