import type { ReactNode } from 'react';
import { Art } from '../../../../kit/glim/Art.tsx';

const SPARKS = [
  [22, 62, 3.5],
  [12, 112, 2.5],
  [34, 158, 4],
  [168, 150, 3],
  [188, 104, 4],
  [172, 52, 2.5],
] as const;

/** What shines: a soft light about it, and small ones that float there. */
export function Shine({ children }: { children: ReactNode }) {
  return (
    <div className="relative -mt-4 grid size-60 place-items-center">
      <div className="glim-light absolute inset-0 rounded-full bg-[radial-gradient(closest-side,color-mix(in_srgb,var(--glow)_60%,transparent),transparent)]" />
      <Art viewBox="0 0 200 200" className="absolute inset-0">
        {SPARKS.map(([x, y, r]) => (
          <g key={y}>
            <circle className="art-halo" cx={x} cy={y} r={r * 2} />
            <circle className="art-glow" cx={x} cy={y} r={r} />
          </g>
        ))}
      </Art>
      <div className="relative">{children}</div>
    </div>
  );
}
