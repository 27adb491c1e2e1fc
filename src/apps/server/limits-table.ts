import type { LimitKey, LimitRule } from '../../base/limit.ts';
import type { ServedRoute } from '../../infra/http/plain-routes.ts';

/** The limits of all routes as a Markdown table, by path: what `docs/security.md` shows. */
export function limitsTable(routes: readonly ServedRoute[]): string {
  const rows = routes
    .map(({ call, limit }) => [`\`${call}\``, limit === undefined ? '' : inWords(limit)] as const)
    .toSorted(
      ([one], [other]) => pathOf(one).localeCompare(pathOf(other), 'en') || one.localeCompare(other, 'en'),
    );
  return ['| call | limit |', '| --- | --- |', ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
}

const pathOf = (call: string) => call.slice(call.indexOf(' ') + 1);

function inWords(limit: NonNullable<ServedRoute['limit']>): string {
  return 'none' in limit ? `none: ${limit.none}` : limit.map(ruleInWords).join('<br>');
}

function ruleInWords({ by, times, seconds, countedIn }: LimitRule): string {
  const where = countedIn === 'memory' ? ', each server for itself' : '';
  return `${times} ${windowInWords(seconds)} by ${keyInWords(by)}${where}`;
}

function keyInWords(by: LimitKey): string {
  if (typeof by === 'string') return by;
  return 'key' in by ? by.key : `person and \`${by.personAnd}\``;
}

const UNITS = [
  { seconds: 86_400, one: 'a day', more: 'days' },
  { seconds: 3_600, one: 'an hour', more: 'hours' },
  { seconds: 60, one: 'a minute', more: 'minutes' },
];

function windowInWords(seconds: number): string {
  const unit = UNITS.find((each) => seconds % each.seconds === 0);
  if (!unit) return `in ${seconds} seconds`;
  const count = seconds / unit.seconds;
  return count === 1 ? unit.one : `in ${count} ${unit.more}`;
}
