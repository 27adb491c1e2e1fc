import type { FigureOf } from '../../math/figure.ts';
import { Canvas, WIDTH, upTo } from './Canvas.tsx';

const SIDE = 20;
const HIGH = 52;

function Bar({ y, parts, shaded }: { y: number; parts: number; shaded: number }) {
  const wide = (WIDTH - 2 * SIDE) / parts;
  return (
    <>
      {upTo(parts).map((index) => (
        <rect
          key={index}
          x={SIDE + index * wide}
          y={y}
          width={wide}
          height={HIGH}
          fill={index < shaded ? 'var(--math)' : 'var(--math-tint)'}
          stroke="var(--paper)"
          strokeWidth={1.5}
        />
      ))}
      {upTo(parts + 1).map((index) => (
        <path key={index} d={`M${SIDE + index * wide} ${y}v${HIGH}`} stroke="var(--ink)" strokeWidth={2} />
      ))}
      <path
        d={`M${SIDE} ${y}H${WIDTH - SIDE}M${SIDE} ${y + HIGH}H${WIDTH - SIDE}`}
        stroke="var(--ink)"
        strokeWidth={2}
      />
    </>
  );
}

/** A bar of equal parts, some of them shaded, and perhaps a second one below it. */
export function FractionBar({ figure }: { figure: FigureOf<'fraction_bar'> }) {
  const { below } = figure;
  return (
    <Canvas alt={figure.alt} height={below ? 164 : 96}>
      <Bar y={22} parts={figure.parts} shaded={figure.shaded} />
      {below && <Bar y={90} parts={below.parts} shaded={below.shaded} />}
    </Canvas>
  );
}
