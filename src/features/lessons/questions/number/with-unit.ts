/** Written before the number. */
const MONEY = new Set(['$', '€', '£', '¥']);

/** Whether a unit is written before its number. */
export const isBefore = (unit: string): boolean => MONEY.has(unit);

/** A number with its unit, as one writes it: `$4`, `10%`, `1 banana`, `26 kilometers`. */
export function withUnit(answer: string, unit: string): string {
  if (isBefore(unit)) return answer.replace(/^[-\u2212]?/, (minus) => `${minus}${unit}`);
  return unit === '%' ? `${answer}%` : `${answer} ${unitOf(answer, unit)}`;
}

/** A unit that is kept for many, as it stands behind that number: `cup of milk` behind 1. */
export function unitOf(answer: string, unit: string): string {
  return answer === '1' ? unit.replace(/(?:^|(?<= ))\p{L}+(?=$| of )/u, oneOf) : unit;
}

const IRREGULAR: Record<string, string> = {
  children: 'child', people: 'person', feet: 'foot', leaves: 'leaf', shelves: 'shelf', scarves: 'scarf',
  families: 'family', mangoes: 'mango', potatoes: 'potato', tomatoes: 'tomato',
}; // prettier-ignore

/** One of what a noun names many of. */
function oneOf(many: string): string {
  return IRREGULAR[many] ?? many.replace(/(?<=(?:ch|sh|ss|x))es$|(?<!s)s$/, '');
}
