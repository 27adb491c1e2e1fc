import { Arm, Body, Glow, Head, Legs, Wings } from '../parts.tsx';

/** Looking for the way on an unfolded map. */
export function HoldingMap() {
  return (
    <>
      <Glow />
      <Wings />
      <Legs />
      <Body />
      <Head eyes={[-3, 7]} mouth="wonder" tilt={-5} />
      <path className="art-sheet-edge" d="M48 158l36 10 36-10 36 10 36-10v56l-36 10-36-10-36 10-36-10z" />
      <path className="art-sheet" d="M48 153l36 10v56l-36-10zM120 153l36 10v56l-36-10z" />
      <path className="art-glow-pale" d="M84 163l36-10v56l-36 10zM156 163l36-10v56l-36 10z" />
      <path className="art-leaf-soft" d="M48 176q14-2 20 8t16 8v27l-36-10zM134 157l22 6v8q-16 2-22-14z" />
      <path className="art-wing-edge" d="M156 204q12-18 36-14v19l-36 10zM84 163l18-5q-2 14-18 16z" />
      <path
        className="art-line-reading"
        strokeWidth="4"
        strokeDasharray="0.1 9"
        d="M64 204q10-24 32-16t38-10"
      />
      <path className="art-line-reading" strokeWidth="4.5" d="M138 180l9 9M147 179.5l-9 10" />
      <Arm d="M80 158q-28 4-32 16" hand={[49, 182]} />
      <Arm d="M160 158q28 4 32 16" hand={[191, 182]} />
    </>
  );
}
