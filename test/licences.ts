/**
 * Whether an SPDX licence expression, as `(MIT OR CC0-1.0)`, can be kept with these licences alone: of an `OR` one side
 * is enough, of an `AND` both count. An exception to a licence (`WITH`) is a licence of its own.
 */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let place = 0;
  const takes = (word: string) => words[place] === word && Boolean(++place);

  const either = (): boolean => {
    let isFine = both();
    while (takes('OR')) isFine = both() || isFine;
    return isFine;
  };
  const both = (): boolean => {
    let isFine = one();
    while (takes('AND')) isFine = one() && isFine;
    return isFine;
  };
  const one = (): boolean => {
    if (takes('(')) {
      const isFine = either();
      return takes(')') && isFine;
    }
    const licence = words[place++] ?? '';
    return allowed.has(takes('WITH') ? `${licence} WITH ${words[place++]}` : licence);
  };
  return either() && place === words.length;
}
