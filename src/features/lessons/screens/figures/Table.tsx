import type { FigureOf } from '../../math/figure.ts';
import { Canvas, Label, WIDTH } from './Canvas.tsx';

const SIDE = 14;
const TOP = 14;
const ROW = 40;

/** A small table: a head, and rows that start with their name. */
export function Table({ figure }: { figure: FigureOf<'table'> }) {
  const { head, rows, alt } = figure;
  const wide = WIDTH - 2 * SIDE;
  const first = Math.max(wide / head.length, ...[head, ...rows].map(([name = '']) => name.length * 10 + 14));
  const rest = (wide - first) / (head.length - 1);
  const left = (column: number) => SIDE + (column === 0 ? 0 : first + (column - 1) * rest);
  const middle = (column: number) => left(column) + (column === 0 ? first : rest) / 2;
  const bottom = TOP + (rows.length + 1) * ROW;
  return (
    <Canvas alt={alt} height={bottom + TOP}>
      <rect x={SIDE} y={TOP} width={wide} height={ROW} fill="var(--math-tint)" />
      {[head, ...rows].map((cells, row) =>
        cells.map((cell, column) => (
          <Label
            key={`${row} ${left(column)}`}
            x={middle(column)}
            y={TOP + (row + 0.5) * ROW}
            rim={row === 0 ? 'var(--math-tint)' : 'var(--paper)'}
          >
            {cell}
          </Label>
        )),
      )}
      <path
        d={[
          ...[head, ...rows].map((_, row) => `M${SIDE} ${TOP + (row + 1) * ROW}h${wide}`),
          ...head.slice(1).map((_, column) => `M${left(column + 1)} ${TOP}V${bottom}`),
        ].join('')}
        stroke="var(--line)"
        strokeWidth={2}
      />
      <rect x={SIDE} y={TOP} width={wide} height={bottom - TOP} stroke="var(--ink)" strokeWidth={2} />
    </Canvas>
  );
}
