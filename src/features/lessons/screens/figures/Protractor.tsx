import type { FigureOf } from '../../math/figure.ts';
import { Canvas, Label, WIDTH, upTo } from './Canvas.tsx';

const X = WIDTH / 2;
const Y = 158;
const OUTER = 124;

/** The point at a distance from the middle, counter-clockwise from the right end of the scale. */
function point(degrees: number, distance: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${X + Math.cos(turn) * distance} ${Y - Math.sin(turn) * distance}`;
}
const tick = (degrees: number) => {
  const long = degrees % 30 === 0 ? 16 : degrees % 10 === 0 ? 12 : 7;
  return `M${point(degrees, OUTER)}L${point(degrees, OUTER - long)}`;
};

/** A protractor with a mark every five degrees, and two rays from its middle. */
export function Protractor({ figure }: { figure: FigureOf<'protractor'> }) {
  const { from, to, alt } = figure;
  return (
    <Canvas alt={alt} height={184}>
      <path
        d={`M${X - OUTER} ${Y}A${OUTER} ${OUTER} 0 0 1 ${X + OUTER} ${Y}z`}
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth={2.5}
      />
      <path
        d={`M${X} ${Y}L${point(from, 42)}A42 42 0 0 0 ${point(to, 42)}z`}
        fill="var(--glow)"
        stroke="var(--math)"
        strokeWidth={1.5}
      />
      <path
        d={upTo(37)
          .map((index) => tick(index * 5))
          .join('')}
        stroke="var(--ink)"
        strokeWidth={1.5}
      />
      {[from, to].map((degrees) => (
        <path
          key={degrees}
          d={`M${X} ${Y}L${point(degrees, OUTER + 22)}`}
          stroke="var(--math)"
          strokeWidth={3.5}
        />
      ))}
      <g fontSize={15}>
        {upTo(7).map((index) => {
          const [x = 0, y = 0] = point(index * 30, OUTER - 31)
            .split(' ')
            .map(Number);
          return (
            <Label key={index} x={x} y={index % 6 === 0 ? y - 9 : y} rim="var(--card)">
              {index * 30}
            </Label>
          );
        })}
      </g>
      <circle cx={X} cy={Y} r={5} fill="var(--math)" />
    </Canvas>
  );
}
