import type { FigureOf } from '../../math/figure.ts';
import { Canvas, Label, WIDTH, upTo } from './Canvas.tsx';

const LEFT = 38;
const RIGHT = WIDTH - 38;
const TOP = 46;
const DOT = 19;

/** Dots that stand above the marks of a line, one for each thing measured. */
export function LinePlot({ figure }: { figure: FigureOf<'line_plot'> }) {
  const { title, marks, alt } = figure;
  const line = TOP + Math.max(3, ...marks.map(({ dots }) => dots)) * DOT + 8;
  const at = (index: number) => LEFT + (index / (marks.length - 1)) * (RIGHT - LEFT);
  return (
    <Canvas alt={alt} height={line + 46}>
      <Label x={WIDTH / 2} y={26}>
        {title}
      </Label>
      <path d={`M${LEFT - 20} ${line}H${RIGHT + 20}`} stroke="var(--ink)" strokeWidth={2.5} />
      {marks.map(({ label, dots }, index) => (
        <g key={label}>
          <path d={`M${at(index)} ${line - 7}v14`} stroke="var(--ink)" strokeWidth={2.5} />
          <Label x={at(index)} y={line + 24}>
            {label}
          </Label>
          {upTo(dots).map((dot) => (
            <circle
              key={dot}
              cx={at(index)}
              cy={line - 17 - dot * DOT}
              r={7}
              fill="var(--math)"
              stroke="var(--paper)"
              strokeWidth={1.5}
            />
          ))}
        </g>
      ))}
    </Canvas>
  );
}
