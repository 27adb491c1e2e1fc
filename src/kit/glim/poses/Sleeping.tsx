import { Arm, Body, Glow, Head } from '../parts.tsx';

/** Asleep on a leaf, the wings folded. */
export function Sleeping() {
  return (
    <>
      <path className="art-line-leaf-deep" strokeWidth="7" d="M222 170q12-24 4-46" />
      <Glow x={172} y={170} r={48} />
      <path className="art-leaf-deep" d="M6 172c60 36 150 42 220-6 4 46-44 70-106 70S18 214 6 172z" />
      <g transform="translate(156 168) rotate(-94) translate(-120 -172)">
        <Body />
      </g>
      <path className="art-wing-back" d="M112 152c14-40 62-68 90-58 30 14-14 70-82 70z" />
      <path className="art-wing" d="M110 162c22-34 76-50 102-34 26 22-38 52-98 46z" />
      <path className="art-line-wing-edge" strokeWidth="3" d="M132 158q30-18 68-17M142 164q22-2 42-9" />
      <g transform="translate(-36 54)">
        <Head eyes="asleep" mouth="smile" tilt={-8} />
      </g>
      <Arm d="M118 196q-22 8-48 1" hand={[64, 196]} />
      <path
        className="art-leaf"
        d="M6 172c34 28 76 40 120 40 40 0 74-14 100-46-2 42-44 66-106 66S22 212 6 172z"
      />
      <path
        className="art-line-leaf-deep"
        strokeWidth="4"
        d="M30 198q86 46 176-8M84 220l-10-12M122 224l-4-12M160 216l6-12"
      />
      <path className="art-line-soft" strokeWidth="5" d="M156 70h13l-13 15h13M182 36h19l-19 21h19" />
    </>
  );
}
