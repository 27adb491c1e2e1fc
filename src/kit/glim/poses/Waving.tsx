import { Arm, Body, Glow, Head, Legs, Wings } from '../parts.tsx';

/** Hello: one hand up, the other at the hip. */
export function Waving() {
  return (
    <>
      <Glow />
      <Wings />
      <Legs />
      <Body />
      <Arm d="M86 158q-24 6-24 22 4 12 18 12" hand={[81, 192]} />
      <Arm d="M154 158c24 4 42-8 50-36" hand={[206, 112]} />
      <path
        className="art-line-plum-soft"
        strokeWidth="8"
        d="M206 108l-6-9M206 107l3-11M208 110l9-7M201 116l-8-3"
      />
      <path className="art-line-wing-edge" strokeWidth="4" d="M222 84q9 6 11 16M190 84q-5 3-7 8" />
      <Head eyes={[2, 0]} mouth="laugh" tilt={-3} />
    </>
  );
}
