import type { FigureOf } from '../../math/figure.ts';
import { Canvas, Label, WIDTH, upTo } from './Canvas.tsx';

const MARGIN = 26;
/** Beyond the arrows stand the names of the axes, where no point can be. */
const BEYOND = 40;

/** Numbers are written at every such coordinate, so that they do not touch. */
const spacing = (extent: number) => (extent % 5 === 0 ? 5 : extent % 4 === 0 ? 4 : extent % 3 === 0 ? 3 : 2);

/** A grid with its axes, points with names, and lines between points. */
export function CoordinateGrid({ figure }: { figure: FigureOf<'coordinate_grid'> }) {
  const { extent, quadrants, points, lines = [], alt } = figure;
  const low = quadrants === 4 ? -extent : 0;
  const unit = (WIDTH - MARGIN - BEYOND) / (extent - low);
  const across = (x: number) => MARGIN + (x - low) * unit;
  const up = (y: number) => WIDTH - MARGIN - (y - low) * unit;
  const all = upTo(extent - low + 1).map((index) => low + index);
  const [left, right] = [MARGIN, WIDTH - BEYOND];
  const [top, bottom] = [BEYOND, WIDTH - MARGIN];
  return (
    <Canvas alt={alt} height={WIDTH}>
      <path
        d={all.map((each) => `M${across(each)} ${top}V${bottom}M${left} ${up(each)}H${right}`).join('')}
        stroke="var(--line-strong)"
        strokeOpacity={0.5}
        strokeWidth={1.5}
      />
      <path
        d={`M${left} ${up(0)}H${right + 13}m-6-5 6 5-6 5M${across(0)} ${bottom}V${top - 13}m-5 6 5-6 5 6`}
        stroke="var(--ink)"
        strokeWidth={2}
      />
      {lines.map(({ from, to }) => (
        <path
          key={[...from, ...to].join()}
          d={`M${across(from[0])} ${up(from[1])}L${across(to[0])} ${up(to[1])}`}
          stroke="var(--math)"
          strokeWidth={3}
        />
      ))}
      <g fontWeight={600}>
        {all
          .filter((each) => each !== 0 && each % spacing(extent) === 0)
          .map((each) => (
            <g key={each}>
              <Label x={across(each)} y={up(0) + 14} color="var(--soft)">
                {each}
              </Label>
              <Label x={across(0) - 6} y={up(each)} anchor="end" color="var(--soft)">
                {each}
              </Label>
            </g>
          ))}
      </g>
      <Label x={right + 25} y={up(0)}>
        x
      </Label>
      <Label x={across(0)} y={top - 25}>
        y
      </Label>
      {points.map(({ x, y, label }) => (
        <g key={label}>
          <circle
            cx={across(x)}
            cy={up(y)}
            r={6.5}
            fill="var(--math)"
            stroke="var(--paper)"
            strokeWidth={2}
          />
          <Label
            x={across(x) + (x > extent - 2 ? -15 : 15)}
            y={up(y) + (y > extent - 2 ? 14 : -14)}
            color="var(--math)"
          >
            {label}
          </Label>
        </g>
      ))}
    </Canvas>
  );
}
