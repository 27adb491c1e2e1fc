import { Arm, Body, Glow, Head, Legs, Wings } from '../parts.tsx';

/** Deep in a book held with both hands. */
export function Reading() {
  return (
    <>
      <Glow />
      <Wings />
      <Legs />
      <Body />
      <Head eyes={[0, 7]} mouth="smile" />
      <path className="art-reading" d="M58 148q34-6 62 8 28-14 62-8v54q-34-6-62 8-28-14-62-8z" />
      <path className="art-sheet-edge" d="M64 146q32-6 56 8 24-14 56-8v50q-32-6-56 8-24-14-56-8z" />
      <path className="art-sheet" d="M66 142q31-6 54 10 23-16 54-10v50q-31-5-54 10-23-15-54-10z" />
      <path
        className="art-line-sheet-edge"
        strokeWidth="3"
        d="M120 153v48M78 154q16-1 30 7M78 166q16-1 30 7M78 178q10 0 20 4M162 154q-16-1-30 7M162 166q-16-1-30 7M162 178q-10 0-20 4"
      />
      <Arm d="M72 158q-18 8-16 20" hand={[60, 182]} />
      <Arm d="M168 158q18 8 16 20" hand={[180, 182]} />
    </>
  );
}
