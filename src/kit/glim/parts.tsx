import type { ReactNode } from 'react';

/*
 * The parts of Glim, drawn on a field of 240 by 240 with the middle at x = 120. A pose puts them together
 * from back to front: Glow, Wings, Legs, Body, arms, Head, things held.
 */

/** Draws its children twice, the second time mirrored on Glim's middle. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 240 0)">{children}</g>
    </>
  );
}

/** The light around the body. */
export function Glow({ x = 120, y = 178, r = 58 }: { x?: number; y?: number; r?: number }) {
  return (
    <g className="glim-light">
      <circle className="art-halo" cx={x} cy={y} r={r} />
      <circle className="art-halo" cx={x} cy={y} r={r * 0.78} />
    </g>
  );
}

/** Two pairs of wings, behind everything else. */
export function Wings() {
  return (
    <Pair>
      <path className="art-wing-back" d="M128 158c24 0 76 6 78 27 1 21-56 13-78-13z" />
      <path className="art-wing" d="M126 150c16-34 72-66 98-54 24 12-14 68-94 66z" />
      <path
        className="art-line-wing-edge"
        strokeWidth="3"
        d="M146 146c16-16 36-28 56-33M156 153c14-3 26-8 38-16"
      />
    </Pair>
  );
}

/** Short legs that hang in the air or stand. */
export function Legs() {
  return (
    <Pair>
      <path className="art-line-plum-deep" strokeWidth="9" d="M134 212v11h6" />
    </Pair>
  );
}

/** The round body with its two stripes and the light in its tip. */
export function Body() {
  return (
    <>
      <path className="art-glow" d="M120 122c29 0 44 27 44 53s-19 44-44 44-44-18-44-44 15-53 44-53z" />
      <path className="art-glow-soft" d="M78.5 190c6 18 22 29 41.5 29s35.5-11 41.5-29c-24 13-59 13-83 0z" />
      <path className="art-glow-pale" d="M96 210c14 6 34 6 48 0-6 6-14 9-24 9s-18-3-24-9z" />
      <path className="art-glow-warm" d="M80 156q40 17 80 0l3 11q-43 19-86 0z" />
      <path className="art-glow-warm" d="M76 178q44 20 88 0-.3 6-1.8 11-42.2 18-84.4 0Q76.3 184 76 178z" />
    </>
  );
}

/** An arm along a path from the shoulder, with a round hand at its end. */
export function Arm({ d, hand }: { d: string; hand: readonly [number, number] }) {
  return (
    <>
      <path className="art-line-plum" strokeWidth="11" d={d} />
      <circle className="art-plum-soft" cx={hand[0]} cy={hand[1]} r="9" />
    </>
  );
}

/** Two feelers with a light at the end of each. */
function Antennae() {
  return (
    <Pair>
      <circle className="art-halo glim-light" cx="172" cy="24" r="17" />
      <path className="art-line-plum-deep" strokeWidth="5.5" d="M138 54c2-18 12-30 30-31" />
      <circle className="art-glow" cx="172" cy="24" r="10" />
      <circle className="art-glow-pale" cx="170" cy="21" r="4" />
    </Pair>
  );
}

/** How the eyes look: where to, or closed in joy or in sleep. */
export type Eyes = readonly [number, number] | 'joy' | 'asleep';

function EyePair({ eyes }: { eyes: Eyes }) {
  if (eyes === 'joy')
    return <path className="art-line-eye" strokeWidth="6" d="M82 98q15-22 30 0M128 98q15-22 30 0" />;
  if (eyes === 'asleep')
    return <path className="art-line-eye" strokeWidth="5.5" d="M82 97q15 14 30 0M128 97q15 14 30 0" />;
  const [dx, dy] = eyes;
  return (
    <>
      {[97, 143].map((x) => (
        <g key={x}>
          <ellipse className="art-eye" cx={x} cy="95" rx="19" ry="22" />
          <g transform={`translate(${x + dx} ${97 + dy})`}>
            <ellipse className="art-pupil" rx="12" ry="14" />
            <circle className="art-eye" cx="-4" cy="-5.5" r="4.5" />
            <circle className="art-eye" cx="4.5" cy="5" r="2.2" />
          </g>
        </g>
      ))}
    </>
  );
}

/** The mouth: a smile, a laugh, a small wondering o, or the tip of the tongue while at work. */
export type Mouth = 'smile' | 'laugh' | 'wonder' | 'busy';

function MouthShape({ mouth }: { mouth: Mouth }) {
  if (mouth === 'laugh')
    return (
      <>
        <path className="art-mouth" d="M104 116q16 4 32 0c1 12-6 19-16 19s-17-7-16-19z" />
        <path className="art-tongue" d="M110 129.5q10-7 20 0c-2 3.5-6 5.5-10 5.5s-8-2-10-5.5z" />
      </>
    );
  if (mouth === 'wonder') return <path className="art-line-eye" strokeWidth="4" d="M112 123q9 5 16-2" />;
  if (mouth === 'busy')
    return (
      <>
        <path className="art-tongue" d="M121 124c7-1 10 2 9 7s-8 5-9 0z" />
        <path className="art-line-eye" strokeWidth="4" d="M108 121q12 7 24 0" />
      </>
    );
  return <path className="art-line-eye" strokeWidth="4" d="M108 119q12 11 24 0" />;
}

/** The head with its feelers and face, tilted by so many degrees about the neck. */
export function Head(props: { eyes: Eyes; mouth: Mouth; tilt?: number }) {
  return (
    <g transform={`rotate(${props.tilt ?? 0} 120 132)`}>
      <Antennae />
      <path
        className="art-plum"
        d="M120 44c36 0 59 22 59 50 0 29-24 48-59 48s-59-19-59-48c0-28 23-50 59-50z"
      />
      <path
        className="art-plum-deep"
        d="M63.5 107c8 14 28 23 56.5 23s48.5-9 56.5-23c-5 22-27 35-56.5 35s-51.5-13-56.5-35z"
      />
      <path className="art-line-plum-soft" strokeWidth="6" d="M80 66q5-6 12-9" />
      <ellipse className="art-cheek" cx="76" cy="117" rx="9" ry="6" />
      <ellipse className="art-cheek" cx="164" cy="117" rx="9" ry="6" />
      <EyePair eyes={props.eyes} />
      <MouthShape mouth={props.mouth} />
    </g>
  );
}
