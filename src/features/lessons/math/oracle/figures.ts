import type { Figure, FigureOf } from '../figure.ts';
import type { MathProblem } from '../problem.ts';
import { worth } from './rule.ts';

const isOf = <Kind extends Figure['kind']>(figure: Figure, kind: Kind): figure is FigureOf<Kind> =>
  figure.kind === kind;

/** The figure of a question that points at one. */
export function drawn<Kind extends Figure['kind']>(
  { figure, question }: MathProblem,
  kind: Kind,
): FigureOf<Kind> {
  if (!figure || !isOf(figure, kind)) throw new Error(`A ${kind} is missing: ${question}`);
  return figure;
}

/** A number as it stands at a mark: 3, 3/4 or 1 3/4. */
export const mark = (text: string): number =>
  text
    .trim()
    .split(' ')
    .reduce((sum, part) => sum + worth(part), 0);

/** The strokes of a row of a tally chart. */
export const strokes = (problem: MathProblem, label: string | undefined): number =>
  drawn(problem, 'tally').rows.find((row) => row.label === label)?.count ?? Number.NaN;

/** The dots of a line plot, each with its value, one entry a dot. */
export const dots = (problem: MathProblem): number[] =>
  drawn(problem, 'line_plot').marks.flatMap(({ label, dots: many }) =>
    Array.from({ length: many }, () => mark(label)),
  );

/** Rate of change and start value of the function whose values stand in a table. */
export function tabled(problem: MathProblem): { rate: number; start: number } {
  const { head, rows } = drawn(problem, 'table');
  const [x, y] = [head, rows[0] ?? []].map((cells) => cells.slice(1).map(Number));
  const [x1 = 0, , x3 = 0] = x ?? [];
  const [y1 = 0, , y3 = 0] = y ?? [];
  const rate = (y3 - y1) / (x3 - x1);
  return { rate, start: y1 - rate * x1 };
}

/** The cells of a two-way table as numbers, by the names of row and column. */
export function cells(problem: MathProblem): { row: string; column: string; value: number }[] {
  const { head, rows } = drawn(problem, 'table');
  return rows.flatMap(([row = '', ...values]) =>
    values.map((value, index) => ({ row, column: head[index + 1] ?? '', value: Number(value) })),
  );
}
