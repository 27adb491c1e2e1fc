import type { Outline } from '../../math/figure.ts';
import { Label, WIDTH } from './Canvas.tsx';

/** Angles side by side: each gets its arc and its label in the middle, or beyond the arms where it is narrow. */
export function Angles({ outline }: { outline: Extract<Outline, { name: 'angles' }> }) {
  const total = outline.parts.reduce((sum, { degrees }) => sum + degrees, 0);
  const around = total > 181;
  const arm = around ? 88 : 118;
  const x = total <= 91 ? 84 : WIDTH / 2;
  const y = around ? 110 : 178;
  const at = (degrees: number, distance: number): [number, number] => {
    const turn = (degrees * Math.PI) / 180;
    return [x + Math.cos(turn) * distance, y - Math.sin(turn) * distance];
  };
  const starts = outline.parts.map((_, index) =>
    outline.parts.slice(0, index).reduce((sum, { degrees }) => sum + degrees, 0),
  );
  return (
    <>
      {outline.parts.map(({ degrees, label }, index) => {
        const start = starts[index] ?? 0;
        const radius = 38 + (index % 2) * 7;
        const [from, to] = [at(start, radius), at(start + degrees, radius)];
        const [labelX, labelY] = at(start + degrees / 2, degrees < 30 ? arm + 18 : radius + 24);
        const known = label !== '?';
        return (
          <g key={start}>
            {label.trim() !== '' && (
              <path
                d={`M${x} ${y}L${from.join(' ')}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 0 ${to.join(' ')}z`}
                fill={known ? 'var(--math-tint)' : 'var(--glow)'}
                stroke="var(--math)"
                strokeWidth={2}
              />
            )}
            <Label x={labelX} y={labelY}>
              {label}
            </Label>
          </g>
        );
      })}
      {[...starts, total].map((degrees) => (
        <path
          key={degrees}
          d={`M${x} ${y}L${at(degrees, arm).join(' ')}`}
          stroke="var(--ink)"
          strokeWidth={3}
        />
      ))}
      <circle cx={x} cy={y} r={4.5} fill="var(--ink)" />
    </>
  );
}
