import type { Outline } from '../../math/figure.ts';
import { Label, WIDTH } from './Canvas.tsx';

const UPPER = 70;
const LOWER = 156;
const REACH = 34;

type Shape = Extract<Outline, { name: 'parallels' }>;

/** Two parallel lines and one across, with names at the angles that matter. */
export function Parallels({ outline }: { outline: Shape }) {
  const turn = (outline.degrees * Math.PI) / 180;
  const lean = Math.cos(turn) / Math.sin(turn);
  const on = (y: number) => WIDTH / 2 + ((UPPER + LOWER) / 2 - y) * Math.max(-1.6, Math.min(1.6, lean));
  const drawn = Math.atan2(LOWER - UPPER, on(UPPER) - on(LOWER));
  /** Both ends of an angle's arc, counter-clockwise from the right. */
  const ends = {
    above_right: [0, drawn],
    above_left: [drawn, Math.PI],
    below_left: [Math.PI, Math.PI + drawn],
    below_right: [Math.PI + drawn, 2 * Math.PI],
  } as const;
  const rail = (y: number) => `M24 ${y}H${WIDTH - 24}M${WIDTH - 62} ${y - 6}l8 6-8 6`;
  return (
    <>
      {outline.marks.map(({ line, at, label }) => {
        const y = line === 'upper' ? UPPER : LOWER;
        const x = on(y);
        const [from, to] = ends[at];
        const point = (angle: number, far: number) =>
          [x + Math.cos(angle) * far, y - Math.sin(angle) * far] as const;
        const [labelX, labelY] = point((from + to) / 2, to - from < 0.9 ? 62 : 46);
        return (
          <g key={`${line} ${at}`}>
            <path
              d={`M${x} ${y}L${point(from, 24).join(' ')}A24 24 0 0 0 ${point(to, 24).join(' ')}z`}
              fill={label === '?' ? 'var(--glow)' : 'var(--math-tint)'}
              stroke="var(--math)"
              strokeWidth={2}
            />
            <Label x={labelX} y={labelY}>
              {label}
            </Label>
          </g>
        );
      })}
      <path
        d={`${rail(UPPER)}${rail(LOWER)}M${on(UPPER - REACH)} ${UPPER - REACH}L${on(LOWER + REACH)} ${LOWER + REACH}`}
        stroke="var(--ink)"
        strokeWidth={3}
      />
    </>
  );
}
