import type { Outline } from '../../math/figure.ts';
import { Label, WIDTH } from './Canvas.tsx';

/** How flat the round base looks. */
const FLAT = 0.28;

/** A cylinder or a cone on its round base, with its radius and its height. */
export function Solid({ outline }: { outline: Extract<Outline, { name: 'cylinder' | 'cone' }> }) {
  const { name, labels } = outline;
  const ratio = Math.min(2, Math.max(0.7, outline.height / outline.radius));
  const radius = Math.min(88, 132 / (ratio + FLAT));
  const [high, flat] = [radius * ratio, radius * FLAT];
  const x = WIDTH / 2 - 10;
  const bottom = 110 + high / 2;
  const top = bottom - high;
  const [left, right] = [x - radius, x + radius];
  const base = (y: number, upper: 0 | 1) => `A${radius} ${flat} 0 0 ${upper} ${upper ? right : left} ${y}`;
  const body =
    name === 'cone'
      ? `M${left} ${bottom}L${x} ${top}L${right} ${bottom}${base(bottom, 1).replace(`${right} `, `${left} `)}z`
      : `M${left} ${top}V${bottom}A${radius} ${flat} 0 0 0 ${right} ${bottom}V${top}`;
  return (
    <>
      <path d={body} fill="var(--math-tint)" stroke="var(--math)" strokeWidth={3} />
      {name === 'cylinder' && (
        <ellipse
          cx={x}
          cy={top}
          rx={radius}
          ry={flat}
          fill="var(--card)"
          stroke="var(--math)"
          strokeWidth={3}
        />
      )}
      <path
        d={`M${left} ${bottom}${base(bottom, 1)}`}
        stroke="var(--math)"
        strokeWidth={2}
        strokeDasharray="5 6"
      />
      <path d={`M${x} ${bottom}H${right}`} stroke="var(--ink)" strokeWidth={2.5} />
      <circle cx={x} cy={bottom} r={4} fill="var(--ink)" />
      <Label x={x + radius / 2} y={bottom + flat + 20}>
        {labels.radius}
      </Label>
      {name === 'cone' ? (
        <>
          <path d={`M${x} ${top}V${bottom}`} stroke="var(--ink)" strokeWidth={2} strokeDasharray="5 6" />
          <path
            d={`M${right + 14} ${top}V${bottom}m-6 0h12M${right + 8} ${top}h12`}
            stroke="var(--ink)"
            strokeWidth={2}
          />
        </>
      ) : (
        <path
          d={`M${right + 14} ${top}V${bottom}m-6 0h12M${right + 8} ${top}h12`}
          stroke="var(--ink)"
          strokeWidth={2}
        />
      )}
      <Label x={right + 26} y={(top + bottom) / 2} anchor="start">
        {labels.height}
      </Label>
    </>
  );
}
