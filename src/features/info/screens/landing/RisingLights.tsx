import { Art } from '../../../../kit/glim/Art.tsx';

/** Where lights rise over the dusk, and how large. */
const LIGHTS = [
  [64, 392, 5],
  [150, 300, 4],
  [236, 470, 6],
  [330, 60, 4],
  [420, 500, 5],
  [506, 400, 6],
  [560, 250, 4],
  [628, 330, 5],
  [706, 210, 6],
  [742, 420, 5],
  [760, 90, 4],
  [826, 586, 5],
  [1000, 520, 5],
  [1100, 590, 6],
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
