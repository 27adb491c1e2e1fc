import { Art } from '../../../../kit/glim/Art.tsx';

/** Where lights rise over the dusk, and how large: around the heading, not behind it. */
const LIGHTS = [
  [60, 300, 5],
  [84, 512, 6],
  [232, 54, 4],
  [420, 34, 5],
  [716, 236, 6],
  [722, 322, 4],
  [668, 402, 5],
  [752, 84, 4],
  [770, 468, 5],
  [404, 598, 5],
  [838, 610, 5],
  [1000, 604, 4],
  [1090, 574, 6],
  [1290, 600, 5],
] as const;

/** More fireflies come out at dusk once the first question is answered; in the morning they sleep. */
export function RisingLights({ className }: { className: string }) {
  return (
    <Art viewBox="0 0 1440 720" fit="xMidYMax slice" className={className}>
      <g className="art-night-only">
        {LIGHTS.map(([x, y, r]) => (
          <g key={x} className="glim-light">
            <circle className="art-halo" cx={x} cy={y} r={r * 3.4} />
            <circle className="art-halo" cx={x} cy={y} r={r * 2} />
            <circle className="art-glow" cx={x} cy={y} r={r} />
          </g>
        ))}
      </g>
    </Art>
  );
}
