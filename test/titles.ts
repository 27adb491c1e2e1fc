import { parseSync, Visitor, type ESTree } from 'vite';

const BETWEEN = ' › ';
const FILLED_IN = /%[sdifjoOp#]|\$[\w.]+/;

/**
 * The titles of a file's tests, each with those of its groups before it and ` › ` between them. They are patterns:
 * what a table fills into a title stands for any text.
 */
export function titlesIn(fileName: string, source: string): RegExp[] {
  const found: RegExp[] = [];
  const groups: string[] = [];
  new Visitor({
    CallExpression(call) {
      const stated = statedBy(call);
      if (stated?.kind === 'group') groups.push(stated.title);
      if (stated?.kind === 'test') found.push(new RegExp(`^${[...groups, stated.title].join(BETWEEN)}$`));
    },
    'CallExpression:exit'(call) {
      if (statedBy(call)?.kind === 'group') groups.pop();
    },
  }).visit(parseSync(fileName, source).program);
  return found;
}

type Kind = 'test' | 'group';

/** What `test(title, …)`, `test.each(table)(title, …)` or `test.describe(title, …)` states; undefined for other calls. */
function statedBy({
  callee,
  arguments: [first],
}: ESTree.CallExpression): { kind: Kind; title: string } | undefined {
  const kind = kindOf(callee);
  const title = first && titleOf(first);
  return kind && title !== undefined ? { kind, title } : undefined;
}

function titleOf(title: ESTree.Argument): string | undefined {
  if (title.type === 'TemplateLiteral') {
    return title.quasis.map(({ value }) => RegExp.escape(value.cooked ?? value.raw)).join('.+');
  }
  if (title.type !== 'Literal' || typeof title.value !== 'string') return undefined;
  return title.value.split(FILLED_IN).map(RegExp.escape).join('.+');
}

function kindOf(callee: ESTree.Expression): Kind | undefined {
  if (callee.type === 'Identifier') {
    if (callee.name === 'describe') return 'group';
    return callee.name === 'test' ? 'test' : undefined;
  }
  if (callee.type === 'CallExpression') {
    const each = memberOf(callee.callee);
    return each?.name === 'each' ? kindOf(each.object) : undefined;
  }
  const member = memberOf(callee);
  return member?.name === 'describe' && kindOf(member.object) === 'test' ? 'group' : undefined;
}

function memberOf(callee: ESTree.Expression): { object: ESTree.Expression; name: string } | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  return { object: callee.object, name: callee.property.name };
}
