import { Arm, Body, Glow, Head, Legs, Wings } from '../parts.tsx';

/** Thinking along: a hand at the chin, the eyes up to a thought that begins to shine. */
export function Thinking() {
  return (
    <>
      <Glow />
      <Wings />
      <Legs />
      <Body />
      <Arm d="M154 160q24 6 22 20-4 12-18 12" hand={[158, 192]} />
      <Head eyes={[6, -6]} mouth="wonder" tilt={-6} />
      <Arm d="M86 162q-24 12-34 6 4-16 30-26" hand={[87, 138]} />
      <path className="art-line-plum-soft" strokeWidth="8" d="M87 137l7-11" />
      <g className="glim-light">
        <circle className="art-halo" cx="212" cy="42" r="24" />
        <circle className="art-glow" cx="212" cy="42" r="14" />
        <circle className="art-glow-pale" cx="208" cy="37" r="6" />
      </g>
      <circle className="art-glow-soft" cx="194" cy="72" r="6.5" />
      <circle className="art-glow-soft" cx="182" cy="87" r="4" />
    </>
  );
}
