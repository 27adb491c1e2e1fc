import { Arm, Body, Glow, Head, Wings } from '../parts.tsx';

const SPARKS = [
  [16, 64, 6],
  [48, 58, 3.5],
  [120, 16, 6],
  [192, 58, 3.5],
  [224, 64, 6],
] as const;

/** A leap of joy with both arms up. */
export function Cheering() {
  return (
    <>
      <Glow r={64} />
      <Wings />
      <path className="art-line-plum-deep" strokeWidth="9" d="M106 210q-6 13-18 12M134 210q6 13 18 12" />
      <Body />
      <Arm d="M86 160c-26 2-46-20-50-52" hand={[35, 100]} />
      <Arm d="M154 160c26 2 46-20 50-52" hand={[205, 100]} />
      <path
        className="art-line-plum-soft"
        strokeWidth="8"
        d="M35 96l-7-8M35 95l1-12M37 97l8-8M205 96l7-8M205 95l-1-12M203 97l-8-8"
      />
      <Head eyes="joy" mouth="laugh" />
      {SPARKS.map(([x, y, r]) => (
        <circle key={x} className="art-glow" cx={x} cy={y} r={r} />
      ))}
    </>
  );
}
