import type { FigureOf } from '../../math/figure.ts';
import { Canvas, Label, WIDTH, upTo, written } from './Canvas.tsx';

const LEFT = 52;
const RIGHT = WIDTH - 24;
const TOP = 46;
const BOTTOM = 222;

/** Measured points and the straight line that runs closest to them. */
export function Scatter({ figure }: { figure: FigureOf<'scatter'> }) {
  const { across, up, points, line, alt } = figure;
  const x = (value: number) => LEFT + (value / across.to) * (RIGHT - LEFT);
  const y = (value: number) => BOTTOM - (value / up.to) * (BOTTOM - TOP);
  const [columns, rows] = [across.to / across.step, up.to / up.step];
  return (
    <Canvas alt={alt} height={BOTTOM + 56}>
      <path
        d={[
          ...upTo(columns + 1).map((index) => `M${x(index * across.step)} ${TOP}V${BOTTOM}`),
          ...upTo(rows + 1).map((index) => `M${LEFT} ${y(index * up.step)}H${RIGHT}`),
        ].join('')}
        stroke="var(--line-strong)"
        strokeOpacity={0.5}
        strokeWidth={1.5}
      />
      <path d={`M${LEFT} ${TOP - 6}V${BOTTOM}H${RIGHT + 6}`} stroke="var(--ink)" strokeWidth={2.5} />
      <g fontWeight={600}>
        {upTo(columns + 1).map((index) => (
          <Label key={index} x={x(index * across.step)} y={BOTTOM + 17} color="var(--soft)">
            {written(index * across.step)}
          </Label>
        ))}
        {upTo(rows)
          .map((index) => index + 1)
          .map((index) => (
            <Label key={index} x={LEFT - 8} y={y(index * up.step)} anchor="end" color="var(--soft)">
              {written(index * up.step)}
            </Label>
          ))}
      </g>
      <Label x={LEFT - 34} y={24} anchor="start">
        {up.title}
      </Label>
      <Label x={RIGHT} y={BOTTOM + 40} anchor="end">
        {across.title}
      </Label>
      <path
        d={`M${x(line.from[0])} ${y(line.from[1])}L${x(line.to[0])} ${y(line.to[1])}`}
        stroke="var(--ink)"
        strokeWidth={3}
      />
      {points.map(([left, high]) => (
        <circle
          key={`${left} ${high}`}
          cx={x(left)}
          cy={y(high)}
          r={6}
          fill="var(--math)"
          stroke="var(--paper)"
          strokeWidth={1.5}
        />
      ))}
    </Canvas>
  );
}
