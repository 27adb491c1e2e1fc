import type { FigureOf } from '../../math/figure.ts';
import { Canvas, Label, WIDTH, upTo } from './Canvas.tsx';

const LEFT = 108;
const TOP = 48;
const ROW = 42;
const GAP = 8;
const FIVE = 44;

/** Strokes in bundles of five, the fifth across the other four. */
function strokes(count: number, y: number): string {
  return upTo(count)
    .map((index) => {
      const x = LEFT + 14 + Math.floor(index / 5) * FIVE;
      return index % 5 === 4
        ? `M${x - 5} ${y + 9}l${3 * GAP + 10}-18`
        : `M${x + (index % 5) * GAP} ${y - 11}v22`;
    })
    .join('');
}

/** A tally chart: a name and its strokes in each row. */
export function Tally({ figure }: { figure: FigureOf<'tally'> }) {
  const { title, rows, alt } = figure;
  const bottom = TOP + rows.length * ROW;
  return (
    <Canvas alt={alt} height={bottom + 18}>
      <Label x={WIDTH / 2} y={26}>
        {title}
      </Label>
      {rows.map(({ label, count }, index) => {
        const y = TOP + (index + 0.5) * ROW;
        return (
          <g key={label}>
            <path d={`M16 ${TOP + index * ROW}H${WIDTH - 16}`} stroke="var(--line)" strokeWidth={1.5} />
            <Label x={LEFT - 8} y={y} anchor="end">
              {label}
            </Label>
            <path d={strokes(count, y)} stroke="var(--math)" strokeWidth={3} />
          </g>
        );
      })}
      <path d={`M16 ${bottom}H${WIDTH - 16}`} stroke="var(--line)" strokeWidth={1.5} />
      <path d={`M${LEFT} ${TOP}V${bottom}`} stroke="var(--ink)" strokeWidth={2} />
    </Canvas>
  );
}
