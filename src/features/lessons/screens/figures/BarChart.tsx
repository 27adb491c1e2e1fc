import type { FigureOf } from '../../math/figure.ts';
import { Canvas, Label, WIDTH, upTo, written } from './Canvas.tsx';

const LEFT = 98;
const RIGHT = WIDTH - 26;
const TOP = 50;
const ROW = 40;

/** Lying bars, so that long names fit on a phone. */
export function BarChart({ figure }: { figure: FigureOf<'bar_chart'> }) {
  const { title, bars, step, alt } = figure;
  const steps = Math.ceil(Math.max(step, ...bars.map(({ value }) => value)) / step);
  const bottom = TOP + bars.length * ROW;
  const at = (value: number) => LEFT + (value / (steps * step)) * (RIGHT - LEFT);
  const widest = written(steps * step).length * 10 + 4;
  const every = Math.ceil(widest / ((RIGHT - LEFT) / steps));
  return (
    <Canvas alt={alt} height={bottom + 40}>
      <Label x={WIDTH / 2} y={26}>
        {title}
      </Label>
      {upTo(steps + 1).map((index) => (
        <g key={index}>
          <path
            d={`M${at(index * step)} ${TOP}V${bottom}`}
            stroke="var(--line)"
            strokeWidth={index === 0 ? 0 : 1.5}
          />
          {index % every === 0 && (
            <Label x={at(index * step)} y={bottom + 18} color="var(--soft)">
              {written(index * step)}
            </Label>
          )}
        </g>
      ))}
      {bars.map(({ label, value }, index) => (
        <g key={label}>
          <Label x={LEFT - 8} y={TOP + (index + 0.5) * ROW} anchor="end">
            {label}
          </Label>
          <rect
            x={LEFT}
            y={TOP + index * ROW + 7}
            width={at(value) - LEFT}
            height={ROW - 14}
            rx={3}
            fill="var(--math)"
          />
        </g>
      ))}
      <path d={`M${LEFT} ${TOP - 4}V${bottom}H${RIGHT + 6}`} stroke="var(--ink)" strokeWidth={2.5} />
    </Canvas>
  );
}
