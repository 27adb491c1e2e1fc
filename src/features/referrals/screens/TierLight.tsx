import type { ReactNode } from 'react';
import { Art, type ArtProps } from '../../../kit/glim/Art.tsx';
import type { Tier } from '../rules/tiers.ts';

function Flame({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="art-glow" d="M0-26c8 9 11 14 10 19C8.5 0-8.5 0-10-7c-1-5 2-10 10-19z" />
      <path className="art-glow-warm" d="M0-15c4.5 5 6 8 5.4 11-1 4-9.8 4-10.8 0C-6-7-4.5-10 0-15z" />
      <path className="art-glow-pale" d="M0-8c2.2 2.4 2.8 4 2.5 5.4-.6 1.9-4.4 1.9-5 0C-2.8-4-2.2-5.6 0-8z" />
    </g>
  );
}

function Halo({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g className="glim-light">
      <circle className="art-halo" cx={x} cy={y} r={r} />
    </g>
  );
}

const match = (
  <>
    <Halo x={39} y={36} r={17} />
    <path className="art-line-wood" strokeWidth="6" d="M64 75L44 50" />
    <ellipse className="art-reading" cx="43" cy="48.5" rx="5" ry="6" transform="rotate(-38 43 48.5)" />
    <Flame x={40} y={47} size={0.95} />
  </>
);

const candle = (
  <>
    <Halo x={48} y={32} r={20} />
    <path className="art-line-metal" strokeWidth="4" d="M66 68q10-2 10 4t-9 4" />
    <path className="art-sheet" d="M39 44q0-3 3-3h12q3 0 3 3v28H39z" />
    <path className="art-sheet-edge" d="M51 41h3q3 0 3 3v28h-6z" />
    <path className="art-metal-soft" d="M27 68h42q0 11-13 11H40q-13 0-13-11z" />
    <path className="art-line-pupil" strokeWidth="2.5" d="M48 41v-5" />
    <Flame x={48} y={38} />
  </>
);

const lantern = (
  <>
    <Halo x={48} y={52} r={29} />
    <path className="art-line-metal" strokeWidth="3.5" d="M37 29q0-12 11-12t11 12" />
    <path className="art-glow-pale" d="M34 37h28l5 33H29z" />
    <Flame x={48} y={67} size={1.05} />
    <path className="art-line-metal" strokeWidth="2.5" d="M34 38l-5 32M62 38l5 32" />
    <path
      className="art-plum-soft"
      d="M38 27h20q2 0 3 1.5l5 8.5H30l5-8.5Q36 27 38 27zM26 70h44v5q0 3-3 3H29q-3 0-3-3z"
    />
  </>
);

const campfire = (
  <>
    <Halo x={48} y={46} r={31} />
    <Flame x={33} y={68} size={1.05} />
    <Flame x={63} y={68} size={1.05} />
    <Flame x={48} y={70} size={1.9} />
    <path className="art-line-wood-deep" strokeWidth="8" d="M26 78l42-13" />
    <path className="art-line-wood" strokeWidth="8" d="M70 78L28 65" />
    <circle className="art-glow" cx="29" cy="32" r="2.2" />
    <circle className="art-glow" cx="69" cy="29" r="2.6" />
    <circle className="art-glow" cx="61" cy="17" r="1.8" />
  </>
);

const lighthouse = (
  <>
    <path className="art-beam" d="M48 29L20.5 17A42 42 0 0 0 6.2 44z" />
    <path className="art-beam" d="M48 29l27.5-12A42 42 0 0 1 89.8 44z" />
    <Halo x={48} y={29} r={17} />
    <path className="art-wood-deep" d="M26 76q3-9 13-9h18q10 0 13 9z" />
    <path className="art-sheet" d="M41 36h14l4 34H37z" />
    <path className="art-reading" d="M40 45h16l1 8.5H39zM38.2 61h19.6l1 9H37.2z" />
    <path className="art-glow" d="M42.5 23h11v12h-11z" />
    <path className="art-glow-pale" d="M46 23h4v12h-4z" />
    <path
      className="art-plum-soft"
      d="M37 34h22q1 0 1 1v2q0 1-1 1H37q-1 0-1-1v-2q0-1 1-1zM48 12q8 3 9 11H39q1-8 9-11z"
    />
    <path
      className="art-wing-edge"
      d="M13.7 73q5.7-4 11.4 0t11.4 0 11.5 0 11.4 0 11.4 0 11.5 0A42 42 0 0 1 13.7 73z"
    />
  </>
);

const LIGHTS: Record<Tier['light'], ReactNode> = { match, candle, lantern, campfire, lighthouse };

/** A tier's light in the dusk, in a ring of the tier's colour: `--subject` of where it stands. */
export function TierLight({ light, className, title }: ArtProps & { light: Tier['light'] }) {
  return (
    <Art viewBox="0 0 96 96" className={className} title={title}>
      <circle className="fill-subject" cx="48" cy="48" r="48" />
      <circle className="art-badge-plate" cx="48" cy="48" r="42" />
      {LIGHTS[light]}
    </Art>
  );
}
