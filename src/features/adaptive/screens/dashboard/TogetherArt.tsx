import { Art, type ArtProps } from '../../../../kit/glim/Art.tsx';

/** A home with a light in each window. */
export function HomeLights({ className }: ArtProps) {
  return (
    <Art viewBox="0 0 112 96" className={className}>
      <g className="glim-light">
        <circle className="art-halo" cx="56" cy="54" r="40" />
      </g>
      <path className="art-land-bark" d="M74 14h11v26H74z" />
      <path className="art-land-wall" d="M24 42h64v44H24z" />
      <path className="art-land-wall-side" d="M24 42h64v6H24z" />
      <path className="art-plum" d="M56 8l44 33q3 5-3 5H15q-6 0-3-5z" />
      <circle className="art-glow" cx="56" cy="30" r="6.5" />
      <circle className="art-glow-pale" cx="54.5" cy="28.5" r="2.6" />
      <path className="art-wood-deep" d="M48 66q0-8 8-8t8 8v20H48z" />
      <circle className="art-glow-pale" cx="60.5" cy="73" r="1.8" />
      <rect className="art-glow" x="30" y="56" width="12" height="14" rx="3" />
      <rect className="art-glow" x="70" y="56" width="12" height="14" rx="3" />
      <path className="art-line-wall" strokeWidth="2" d="M36 56v14M30 63h12M76 56v14M70 63h12" />
      <path className="art-leaf" d="M6 86q0-13 11-13 4 0 6 3 9 0 9 10zM80 86q1-10 10-10 3-5 9-3 8 2 7 13z" />
      <path className="art-leaf-deep" d="M4 84h104q2 0 2 2t-2 2H4q-2 0-2-2t2-2z" />
    </Art>
  );
}

/** A letter out of which light comes. */
export function LetterOfLight({ className }: ArtProps) {
  return (
    <Art viewBox="0 0 112 96" className={className}>
      <g className="glim-light">
        <circle className="art-halo" cx="56" cy="34" r="32" />
      </g>
      <path className="art-wood" d="M18 44L52 18q4-3 8 0l34 26v6H18z" />
      <path className="art-sheet" d="M30 22q0-4 4-4h44q4 0 4 4v46H30z" />
      <path className="art-line-sheet-edge" strokeWidth="3" d="M42 56h28" />
      <circle className="art-halo" cx="56" cy="37" r="16" />
      <circle className="art-glow" cx="56" cy="37" r="10" />
      <circle className="art-glow-pale" cx="53" cy="34" r="4" />
      <path className="art-wood-soft" d="M18 44l38 26 38-26v38q0 5-5 5H23q-5 0-5-5z" />
      <path className="art-line-wood" strokeWidth="3" d="M21 84l25-21M91 84L66 63" />
    </Art>
  );
}

/** A postcard of the dusk, with a light that has been reached. */
export function Postcard({ className }: ArtProps) {
  return (
    <Art viewBox="0 0 112 96" className={className}>
      <g transform="rotate(-5 56 48)">
        <rect className="art-sheet-edge" x="9" y="18" width="94" height="66" rx="8" />
        <rect className="art-sheet" x="9" y="14" width="94" height="66" rx="8" />
        <rect className="art-badge-plate" x="16" y="21" width="80" height="52" rx="4" />
        <path className="art-plum-soft" d="M16 58q22-12 42-5t38-5v21q0 4-4 4H20q-4 0-4-4z" />
        <path className="art-leaf-deep" d="M16 65q26-9 46-3t34-4v11q0 4-4 4H20q-4 0-4-4z" />
        <g className="glim-light">
          <circle className="art-halo" cx="56" cy="42" r="19" />
        </g>
        <path
          className="art-glow"
          d="M56 26l4.7 10.3 11.3 1.2-8.4 7.6 2.3 11.1-9.9-5.6-9.9 5.6 2.3-11.1-8.4-7.6 11.3-1.2z"
        />
        <path className="art-glow-pale" d="M56 26v24.6l-9.9 5.6 2.3-11.1-8.4-7.6 11.3-1.2z" />
        <circle className="art-glow" cx="27" cy="33" r="2.4" />
        <circle className="art-glow" cx="85" cy="30" r="2.8" />
        <circle className="art-glow" cx="79" cy="47" r="1.8" />
      </g>
    </Art>
  );
}
