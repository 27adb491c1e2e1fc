/** Names of units that a child may write out, each to its sign. Plural `s` is dropped before the look-up. */
const SIGNS: Record<string, string> = {
  millimeter: 'mm', millimetre: 'mm', centimeter: 'cm', centimetre: 'cm', meter: 'm', metre: 'm',
  kilometer: 'km', kilometre: 'km', inche: 'in', inch: 'in', '"': 'in', '\'': 'ft', foot: 'ft', feet: 'ft', yard: 'yd', mile: 'mi',
  gram: 'g', kilogram: 'kg', kilo: 'kg', milligram: 'mg', ounce: 'oz', pound: 'lb', lb: 'lb',
  liter: 'l', litre: 'l', ltr: 'l', milliliter: 'ml', millilitre: 'ml', gallon: 'gal', quart: 'qt', pint: 'pt',
  second: 's', sec: 's', minute: 'min', hour: 'h', hr: 'h', wk: 'week', mo: 'month', mth: 'month', yr: 'year', watt: 'w',
  dollar: '$', buck: '$', usd: '$', cent: '¢', percent: '%', 'per cent': '%', degree: '°', deg: '°',
  '°c': '°c', '°celsius': '°c', c: '°c', celsius: '°c', 'degree celsius': '°c', 'degrees celsius': '°c', 'degrees c': '°c',
}; // prettier-ignore

/** Nouns whose plural is another word. */
const SINGULARS: Record<string, string> = {
  children: 'child', people: 'person', men: 'man', women: 'woman', mice: 'mouse',
}; // prettier-ignore

/** Where what a unit is of or for begins: `kg | of rice`, `km | per hour`, `cups | a day`. */
const OF_OR_FOR = /(?:^| )(?:(?:of|per|an?|each|every|for)(?: |$)|in (?=(?:an?|one|all|total|each|every)\b))/;
/** Words that a child may put around what is counted. */
const SMALL_WORDS = new Set('of per a an the in for each every one all total altogether'.split(' '));
/** Nothing but words and signs of units: what goes on to reckon (`13 + 1`), to guess (`5 6 7`) or to a power is no unit. */
const WORDS = /^(?:[\p{L}\p{M}\s%$€£¥¢°"']|(?<=\p{L})[23-](?!\d))*$/u;
/** `square feet`, `degrees celsius`, `per cent`: no name of a measure has more words. */
const LONGEST_NAME = 3;

/** One spelling: `26 KM/H.` is `26 km per h`. */
function spelled(written: string): string {
  return written
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/”|''/g, '"')
    .replaceAll(/(?<=\p{L})\^(?=[23])|(?<=\p{L})\.|\.$/gu, '')
    .replaceAll(/\b(sq|cu)(?=(?:[mck]?m|in|ft|yd|mi)\b)/g, '$1 ')
    .replaceAll(/(?<=[\p{L}23]|^) ?\/ ?(?=\p{L})/gu, ' per ')
    .replaceAll(/\bmph\b/g, 'mi per h')
    .replaceAll(/\bk(?:m?p|m)h\b/g, 'km per h')
    .replaceAll(/\bin 1 (?=\p{L})/gu, 'in one ')
    .replaceAll('° ', '°')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Brings a spelled unit into one form: `square centimetres`, `cm squared` and `cm2` are all `cm2`. */
function unitForm(unit: string): string {
  const power = powerOf(unit);
  const base = unit.replace(/^(?:square|sq|cubic|cu) | (?:squared|sq|cubed)$|[23]$/, '').trim();
  return (SIGNS[base] ?? SIGNS[base.replace(/s$/, '')] ?? stem(base)) + power;
}

function powerOf(unit: string): '' | '2' | '3' {
  if (/^(?:square|sq) | (?:squared|sq)$|2$/.test(unit)) return '2';
  return /^(?:cubic|cu) | cubed$|3$/.test(unit) ? '3' : '';
}

/** What one and many of a thing have in common: `potato` and `potatoes`, `leaf` and `leaves`. */
function stem(noun: string): string {
  if (noun.length <= 2) return noun;
  return (SINGULARS[noun] ?? noun)
    .replace(/(?<![su])s$/, '')
    .replace(/e$/, '')
    .replace(/v$/, 'f')
    .replace(/y$/, 'i');
}

/** The measure or money that a unit is; undefined for what is merely counted. */
function measureOf(unit: string): string | undefined {
  const form = unitForm(unit);
  return Object.values(SIGNS).includes(form.replace(/[23]$/, '')) ? form : undefined;
}

/** What is short for several measures; which one, the question says. */
const SHORT = new Map([
  ['c', ['¢', '°c']],
  ['m', ['m', 'min']],
]);

/** Whether a text names a measure. Degrees Celsius are mostly just degrees. */
function isNameOf(measure: string, text: string): boolean {
  const short = SHORT.get(text);
  if (short) return short.includes(measure);
  const form = measureOf(text);
  return form === measure || (measure === '°c' && form === '°');
}

/** What stands around a measure (`kg rice`: `rice`, `more meters`: `more`); undefined where another comes first, or none. */
function around(measure: string, text: string): string | undefined {
  const words = text.split(' ');
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(start + LONGEST_NAME, words.length); end > start; end--)
      if (isNameOf(measure, words.slice(start, end).join(' ')))
        return words.toSpliced(start, end - start).join(' ');
    if (measureOf(words[start] ?? '') !== undefined) return undefined;
  }
  return undefined;
}

const headOf = (unit: string) => unit.split(OF_OR_FOR, 1)[0] ?? '';

/**
 * Whether what stands with a typed number may stand there. A question that asks for a measure takes that measure and no
 * other (`12 m` is not `12 cm`), and around it what it is of or for in the question's words; where things are counted,
 * any words of the question do.
 */
export function unitFits(written: string, asked: string | undefined, question: string): boolean {
  const known = spelled(`${question} ${asked ?? ''}`);
  const text = withoutHour(spelled(written), known);
  if (text === '') return true;
  if (!WORDS.test(text)) return false;
  const wanted = spelled(asked ?? '');
  if (unitForm(text) === unitForm(wanted)) return true;
  const measure = measureOf(headOf(wanted));
  if (measure === undefined) return measureOf(headOf(text)) === undefined && areAllIn(known, text);
  const more = around(measure, text) ?? (headOf(text) === '' ? text : undefined);
  if (more !== undefined) return areAllIn(known, more);
  // Kilograms of rice may be called rice.
  return measureOf(headOf(text)) === undefined && areAllIn(wanted.slice(headOf(wanted).length), text);
}

/** `50 minutes past 3`, where the question asks for the minutes past 3. */
function withoutHour(text: string, known: string): string {
  const hour = /(?:^| )past \d+(?: o'clock)?$/.exec(text)?.[0];
  return hour !== undefined && known.includes(hour.trim()) ? text.slice(0, -hour.length) : text;
}

function areAllIn(text: string, words: string): boolean {
  const known = new Set(wordsOf(text).map(unitForm));
  return wordsOf(words).every((word) => SMALL_WORDS.has(word) || known.has(unitForm(word)));
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|[%$€£¥¢°"']/gu) ?? [];
