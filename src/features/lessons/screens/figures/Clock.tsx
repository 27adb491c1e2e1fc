import type { FigureOf } from '../../math/figure.ts';
import { Canvas, WIDTH, upTo } from './Canvas.tsx';

const X = WIDTH / 2;
const Y = 140;

/** The point at a distance from the middle, with the angle counted from twelve o'clock. */
function point(degrees: number, distance: number): [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [X + Math.sin(turn) * distance, Y - Math.cos(turn) * distance];
}
const line = (degrees: number, from: number, to: number) =>
  `M${point(degrees, from).join(' ')}L${point(degrees, to).join(' ')}`;

/** A clock face: the short hand in ink, the long one in colour. */
export function Clock({ figure }: { figure: FigureOf<'clock'> }) {
  const { hour, minute, alt } = figure;
  return (
    <Canvas alt={alt} height={280}>
      <circle cx={X} cy={Y} r={122} fill="var(--card)" stroke="var(--ink)" strokeWidth={4} />
      {upTo(60).map((mark) => (
        <path
          key={mark}
          d={line(mark * 6, mark % 5 === 0 ? 106 : 111, 117)}
          stroke="var(--ink)"
          strokeWidth={mark % 5 === 0 ? 3 : 1.5}
        />
      ))}
      <g fontSize={20}>
        {upTo(12).map((index) => {
          const [x, y] = point((index + 1) * 30, 89);
          return (
            <text key={index} x={x} y={y} dy="0.35em" textAnchor="middle" fill="var(--ink)">
              {index + 1}
            </text>
          );
        })}
      </g>
      <path d={line(hour * 30 + minute / 2, -12, 54)} stroke="var(--ink)" strokeWidth={8} />
      <path d={line(minute * 6, -14, 102)} stroke="var(--math)" strokeWidth={5} />
      <circle cx={X} cy={Y} r={8} fill="var(--math)" stroke="var(--card)" strokeWidth={2} />
    </Canvas>
  );
}
