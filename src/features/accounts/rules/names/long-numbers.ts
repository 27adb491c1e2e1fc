/** As many digits as the shortest phone number that is worth hiding; a year has four. */
const FEWEST = 6;
/** So many in all make a number even with words between. */
const FEWEST_SCATTERED = 9;

/** The digits in words, from zero, in English, German, French and Spanish. */
const DIGIT_OF = new Map(
  [
    'zero oh nought null cero',
    'one ein eins un une uno',
    'two zwei zwo deux dos',
    'three drei trois tres',
    'four vier quatre cuatro',
    'five funf fuenf cinq cinco',
    'six sechs seis',
    'seven sieben sept siete',
    'eight acht huit ocho',
    'nine neun neuf nueve',
  ].flatMap((words, digit) => words.split(' ').map((word): [string, string] => [word, String(digit)])),
);
/** `double five` is two digits: the first word counts for one. */
const COUNTED = new Map([...DIGIT_OF, ['double', '0'], ['triple', '0']]);
const word = [...COUNTED.keys()].toSorted((one, other) => other.length - one.length).join('|');
const spelled = new RegExp(`(?<!\\p{L})(?:${word})(?:\\P{L}*(?:${word}))*(?!\\p{L})`, 'gu');
const eachWord = new RegExp(word, 'g');

const YEARS = /(?<!\d)(?:19|20)\d\d ?[-–/&+] ?(?:19|20)\d\d(?!\d)/gu;
const inARow = new RegExp(`\\d(?:[^\\p{L}\\d]*(?:\\p{L}[^\\p{L}\\d]*)?\\d){${FEWEST - 1}}`, 'u');

/**
 * Whether there are so many digits in a row that it may be a phone number, whatever stands between them: signs, single
 * letters, or nothing. Digits may be words, and O and L in a number are digits too. Expects `plain` small letters.
 */
export function holdsALongNumber(text: string): boolean {
  const digits = text
    .replace(spelled, (run) => run.replace(eachWord, (found) => COUNTED.get(found) ?? found))
    .replace(/(?<!\p{L})[oil]+(?=\d)|(?<=\d)[oil]+(?!\p{L})/gu, (letters) => letters.replace(/./g, '0'))
    .replace(YEARS, '');
  return inARow.test(digits) || (digits.match(/\d/g) ?? []).length >= FEWEST_SCATTERED;
}
