import { Arm, Body, Glow, Head, Legs, Wings } from '../parts.tsx';

/** Holding a lantern up to show the way. */
export function HoldingLantern() {
  return (
    <>
      <Glow />
      <Wings />
      <Legs />
      <Body />
      <Arm d="M86 158q-24 6-24 22 4 12 18 12" hand={[81, 192]} />
      <g className="glim-light">
        <circle className="art-halo" cx="200" cy="178" r="37" />
        <circle className="art-halo" cx="200" cy="178" r="30" />
      </g>
      <path className="art-line-metal" strokeWidth="4.5" d="M185 154q0-22 17-22t17 22" />
      <path className="art-glow-pale" d="M184 158h36l6 42h-48z" />
      <path className="art-glow" d="M202 163c13 14 15 20 12 28-4 8-20 8-24 0-3-8-1-14 12-28z" />
      <path className="art-glow-warm" d="M202 179c6 7 7 10 6 13-2 4-10 4-12 0-1-3 0-6 6-13z" />
      <path className="art-plum-deep" d="M186 150h32l8 10h-48zM174 199h56v9q0 4-4 4h-48q-4 0-4-4z" />
      <Head eyes={[5, 2]} mouth="smile" tilt={-4} />
      <Arm d="M154 158c20 4 36-4 47-25" hand={[202, 131]} />
    </>
  );
}
