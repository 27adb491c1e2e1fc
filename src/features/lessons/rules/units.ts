/** Names of units that a child may write out, each to its sign. Plural `s` is dropped before the look-up. */
const SIGNS: Record<string, string> = {
  millimeter: 'mm', millimetre: 'mm', centimeter: 'cm', centimetre: 'cm', meter: 'm', metre: 'm',
  kilometer: 'km', kilometre: 'km', inche: 'in', inch: 'in', '"': 'in', foot: 'ft', feet: 'ft', yard: 'yd', mile: 'mi',
  gram: 'g', kilogram: 'kg', kilo: 'kg', milligram: 'mg', ounce: 'oz', pound: 'lb', lb: 'lb',
  liter: 'l', litre: 'l', milliliter: 'ml', millilitre: 'ml', gallon: 'gal', quart: 'qt', pint: 'pt',
  second: 's', sec: 's', minute: 'min', hour: 'h', hr: 'h',
  dollar: '$', buck: '$', usd: '$', cent: '¢', percent: '%', 'per cent': '%', degree: '°', deg: '°',
  '°c': '°', c: '°', celsius: '°', 'degree celsius': '°', 'degrees celsius': '°', 'degrees c': '°',
}; // prettier-ignore

/** Brings a unit into one form: `square centimetres`, `cm^2` and `cm²` are all `cm2`; `apples` is `apple`. */
function unitForm(unit: string): string {
  const text = unit.normalize('NFKC').toLowerCase().replaceAll(/[.^]/g, '').replaceAll(/\s+/g, ' ').trim();
  const power = /^(?:square|sq) |2$/.test(text) ? '2' : /^(?:cubic|cu) |3$/.test(text) ? '3' : '';
  const base = text
    .replace(/^(?:square|sq|cubic|cu) /, '')
    .replace(/[23]$/, '')
    .trim();
  const singular = base.length > 2 ? base.replace(/s$/, '') : base;
  return (SIGNS[base] ?? SIGNS[singular] ?? singular) + power;
}

/** A unit of measure or money, as opposed to a word for things that are counted. */
function isMeasure(form: string): boolean {
  return Object.values(SIGNS).includes(form.replace(/[23]$/, ''));
}

/** The measure that a unit is or begins with (`kilograms of rice`: kg); none in what is merely counted. */
function measureIn(unit: string): string | undefined {
  const form = unitForm(unit.split(/\sof\s/i, 1)[0] ?? unit);
  return isMeasure(form) ? form : undefined;
}

/**
 * Whether what stands behind a typed number may stand there. A question that asks for a measure takes that measure
 * and no other (`12 m` is not `12 cm`); where things are counted, any words of the question do.
 */
export function unitFits(written: string, asked: string | undefined, question: string): boolean {
  const form = unitForm(written);
  if (form === '') return true;
  const wanted = asked === undefined ? undefined : unitForm(asked);
  if (form === wanted) return true;
  const measure = measureIn(written);
  if (measure !== undefined) {
    if (measure !== measureIn(asked ?? '')) return false;
    if (measure === form) return true;
  }
  if (wanted !== undefined && isMeasure(wanted)) return false;
  const known = new Set(`${question} ${asked ?? ''}`.split(/[^\p{L}]+/u).map(unitForm));
  return form.split(' ').every((word) => known.has(unitForm(word)));
}
