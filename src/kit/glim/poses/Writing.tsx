import { Arm, Body, Glow, Head, Legs, Wings } from '../parts.tsx';

/** Writing with a big pencil, the tip of the tongue out. */
export function Writing() {
  return (
    <>
      <Glow />
      <Wings />
      <Legs />
      <Body />
      <path className="art-sheet-edge" d="M44 172q56-4 112-14l16 62q-58 12-112 14z" />
      <path className="art-sheet" d="M44 167q56-4 112-14l16 62q-58 12-112 14z" />
      <path className="art-line-writing" strokeWidth="4.5" d="M64 184c9-10 11 8 19-2s10 7 19-3 9 6 17-1" />
      <path className="art-line-sheet-edge" strokeWidth="4.5" d="M68 201q40-3 82-10M72 216q22-1 44-4" />
      <Head eyes={[3, 7]} mouth="busy" tilt={4} />
      <Arm d="M82 158q-34 0-36 20" hand={[48, 186]} />
      <path className="art-line-plum" strokeWidth="11" d="M156 158q44-2 40 12-8 10-34 0" />
      <path className="art-writing" d="M140 168l50-62 18 15-50 62z" />
      <path className="art-line-eye" strokeWidth="3" opacity="0.35" d="M155 169l44-54" />
      <path className="art-tongue" d="M190 106l5-6q7-6 14 0t4 15l-5 6z" />
      <path className="art-wood-soft" d="M140 168l18 15-25 10z" />
      <path className="art-pupil" d="M135.5 184l6 5.3-9 3.7z" />
      <circle className="art-plum-soft" cx="161" cy="166" r="10" />
    </>
  );
}
