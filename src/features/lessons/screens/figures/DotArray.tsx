import type { FigureOf } from '../../math/figure.ts';
import { Canvas, WIDTH, upTo } from './Canvas.tsx';

/** Dots in rows and columns. */
export function DotArray({ figure }: { figure: FigureOf<'array'> }) {
  const { rows, columns, alt } = figure;
  const gap = Math.min(30, (WIDTH - 40) / columns);
  const left = (WIDTH - (columns - 1) * gap) / 2;
  return (
    <Canvas alt={alt} height={rows * gap + 24}>
      {upTo(rows).flatMap((row) =>
        upTo(columns).map((column) => (
          <circle
            key={`${row} ${column}`}
            cx={left + column * gap}
            cy={12 + (row + 0.5) * gap}
            r={gap * 0.34}
            fill="var(--math)"
          />
        )),
      )}
    </Canvas>
  );
}
