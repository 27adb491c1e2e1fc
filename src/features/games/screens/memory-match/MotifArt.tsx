import type { ComponentType } from 'react';
import { Art, type ArtProps } from '../../../../kit/glim/Art.tsx';
import type { Motif } from '../../rules/memory-match.ts';

const SHAPES: Record<Motif, ComponentType> = {
  firefly: Firefly,
  lantern: PaperLantern,
  moon: Moon,
  candle: Candle,
  campfire: Campfire,
  lighthouse: Lighthouse,
};

/** What is behind a card. Its name stands with the card. */
export function MotifArt({ motif, className }: ArtProps & { motif: Motif }) {
  return (
    <Art viewBox="0 0 64 64" className={className}>
      <MotifShapes motif={motif} />
    </Art>
  );
}

/** The shapes alone, on a field of 64 by 64. */
export function MotifShapes({ motif }: { motif: Motif }) {
  const Shapes = SHAPES[motif];
  return <Shapes />;
}

function Firefly() {
  return (
    <>
      <path className="art-line-plum-deep" strokeWidth="3" d="M29 17q-2-9-9-10M35 17q2-9 9-10" />
      <circle className="art-glow-warm" cx="19" cy="7" r="3.5" />
      <circle className="art-glow-warm" cx="45" cy="7" r="3.5" />
      <path
        className="art-wing-back"
        d="M30 30Q8 12 3 25t26 16zM34 30Q56 12 61 25T35 41zM29 38Q12 40 13 49t18-4zM35 38q17 2 16 11t-18-4z"
      />
      <path className="art-glow" d="M32 28c10 0 14 9 14 18S40 62 32 62 18 55 18 46s4-18 14-18z" />
      <path className="art-line-plum-deep" strokeWidth="4" d="M21 41q11 5 22 0M21 50q11 5 22 0" />
      <circle className="art-plum-deep" cx="32" cy="24" r="12" />
      <circle className="art-eye" cx="27.5" cy="24" r="4" />
      <circle className="art-eye" cx="36.5" cy="24" r="4" />
      <circle className="art-pupil" cx="28.2" cy="24.6" r="2" />
      <circle className="art-pupil" cx="35.8" cy="24.6" r="2" />
    </>
  );
}

function PaperLantern() {
  return (
    <>
      <path className="art-line-plum-deep" strokeWidth="3" d="M24 12q0-9 8-9t8 9M32 56v6" />
      <path className="art-reading" d="M20 13h24q12 9 12 20T44 53H20Q8 44 8 33t12-20z" />
      <path className="art-glow" d="M26 13h12q7 9 7 20t-7 20H26q-7-9-7-20t7-20z" />
      <path className="art-glow-pale" d="M30 13h4q3 9 3 20t-3 20h-4q-3-9-3-20t3-20z" />
      <path className="art-plum-deep" d="M20 9h24v6H20zM20 51h24v6H20z" />
    </>
  );
}

function Moon() {
  return (
    <>
      <path className="art-plum" d="M32 4a28 28 0 1 0 0 56 28 28 0 0 0 0-56z" />
      <path className="art-sun" d="M40 10a23 23 0 1 0 13 34A20 20 0 0 1 40 10z" />
      <circle className="art-glow-warm" cx="22" cy="34" r="3.5" />
      <circle className="art-glow-warm" cx="31" cy="46" r="2.5" />
      <circle className="art-glow-pale" cx="45" cy="24" r="2" />
      <circle className="art-glow-pale" cx="52" cy="34" r="1.5" />
    </>
  );
}

function Candle() {
  return (
    <>
      <path className="art-glow-warm" d="M32 2c8 9 10 13 8 18-3 6-13 6-16 0-2-5 0-9 8-18z" />
      <path className="art-glow-pale" d="M32 11c4 5 4 7 3 9-1 3-5 3-6 0-1-2-1-4 3-9z" />
      <path className="art-line-plum-deep" strokeWidth="3" d="M32 24v5" />
      <path className="art-math-soft" d="M22 28h20v26H22z" />
      <path className="art-wing" d="M22 28h20v7q-3 5-5 0-2 9-5 1-3 6-5-1-3 5-5 0z" />
      <path className="art-wood" d="M10 52h44q-2 10-12 10H22q-10 0-12-10z" />
      <path className="art-line-wood-deep" strokeWidth="3" d="M10 52h44" />
    </>
  );
}

function Campfire() {
  return (
    <>
      <path
        className="art-reading"
        d="M33 4c16 14 20 24 15 34-5 11-27 11-32 0-3-8 1-14 8-20 1 5 3 6 5 6 3-7 5-12 4-20z"
      />
      <path
        className="art-glow"
        d="M33 20c10 9 10 15 7 20-3 6-14 6-17 0-2-5 1-8 5-11 0 3 2 4 3 4 2-4 3-8 2-13z"
      />
      <path className="art-glow-pale" d="M32 33c4 4 4 7 3 9-2 3-5 3-7 0-1-3 1-5 4-9z" />
      <path className="art-wood-deep" d="M7 45l3-6 48 16-3 7z" />
      <path className="art-wood" d="M57 45l-3-6L6 55l3 7z" />
    </>
  );
}

function Lighthouse() {
  return (
    <>
      <path className="art-glow-soft" d="M32 15L2 5v22zM32 15L62 5v22z" />
      <path className="art-eye" d="M24 22h16l5 34H19z" />
      <path className="art-reading" d="M23 29h18l1.5 9h-21zM20 46h24l1.5 10h-27z" />
      <path className="art-plum-deep" d="M22 9L32 1l10 8zM20 20h24v4H20z" />
      <path className="art-glow" d="M25 9h14v11H25z" />
      <path className="art-leaf-deep" d="M4 62q4-9 14-8 14-3 28 0 11 0 14 8z" />
    </>
  );
}
