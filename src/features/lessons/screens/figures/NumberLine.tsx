import type { FigureOf } from '../../math/figure.ts';
import { Canvas, Label, WIDTH, upTo, written } from './Canvas.tsx';

const LEFT = 28;
const RIGHT = WIDTH - 28;
const LINE = 74;

/** A line with ticks, numbers below it and marks above it. */
export function NumberLine({ figure }: { figure: FigureOf<'number_line'> }) {
  const { from, to, step, labelEvery, marks, alt } = figure;
  const at = (value: number) => LEFT + ((value - from) / (to - from)) * (RIGHT - LEFT);
  const ticks = upTo(Math.round((to - from) / step) + 1).map((index) => ({
    value: from + index * step,
    named: index % labelEvery === 0,
  }));
  return (
    <Canvas alt={alt} height={124}>
      <path
        d={`M${LEFT - 16} ${LINE}H${RIGHT + 16}m-7-6 7 6-7 6M${LEFT - 9} ${LINE - 6}l-7 6 7 6`}
        stroke="var(--ink)"
        strokeWidth={2.5}
      />
      {ticks.map(({ value, named }) => (
        <g key={value}>
          <path
            d={`M${at(value)} ${LINE - (named ? 11 : 7)}v${named ? 22 : 14}`}
            stroke="var(--ink)"
            strokeWidth={named ? 2.5 : 1.5}
          />
          {named && (
            <Label x={at(value)} y={LINE + 28}>
              {written(value)}
            </Label>
          )}
        </g>
      ))}
      {marks.map(({ at: value, label }) => (
        <g key={label}>
          <path d={`M${at(value)} ${LINE - 12}V${LINE - 30}`} stroke="var(--math)" strokeWidth={2.5} />
          <circle cx={at(value)} cy={LINE} r={7.5} fill="var(--math)" stroke="var(--paper)" strokeWidth={2} />
          <Label x={at(value)} y={LINE - 44} color="var(--math)">
            {label}
          </Label>
        </g>
      ))}
    </Canvas>
  );
}
