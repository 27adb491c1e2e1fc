import { Art } from '../../../../kit/glim/Art.tsx';

/** Lights over the grass, for the dusk: place and size. */
const FIREFLIES = [
  [96, 70, 4],
  [228, 104, 5],
  [664, 40, 4],
  [728, 96, 5],
  [1120, 84, 5],
] as const;

/** The meadow at the foot of the greeting: hills by morning, by dusk with fireflies. */
export function Meadow({ className }: { className: string }) {
  return (
    <Art viewBox="0 0 1200 170" fit="xMidYMax slice" className={className}>
      <path className="art-land-far" d="M0 92q170-64 360-30t330-14q170-58 510 10v112H0z" />
      <path className="art-land-mid" d="M0 128q210-66 430-22t420-24q180-44 350 14v74H0z" />
      <path className="art-land-near" d="M0 150q250-46 520-12t680-26v58H0z" />
      <path
        className="art-line-near"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
        d="M72 158q-2-14-9-20M72 158q1-16 8-24M318 152q-1-12-8-17M318 152q2-13 9-18M688 156q-2-13-8-18M688 156q2-14 8-20M934 146q-1-13-8-18M934 146q1-14 9-19M1104 140q-2-12-8-17M1104 140q2-13 8-18"
      />
      <g className="art-night-only">
        {FIREFLIES.map(([x, y, size]) => (
          <g key={x} className="glim-light">
            <circle className="art-halo" cx={x} cy={y} r={size * 3} />
            <circle className="art-glow" cx={x} cy={y} r={size} />
          </g>
        ))}
      </g>
    </Art>
  );
}
