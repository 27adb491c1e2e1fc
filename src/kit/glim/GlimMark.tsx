import { Art, type ArtProps } from './Art.tsx';

/** Glim's head alone, drawn with fewer and bolder lines, for the logo and other small places. */
export function GlimMark({ className, title }: ArtProps) {
  return (
    <Art viewBox="0 0 64 64" className={className} title={title}>
      <path className="art-line-plum-deep" strokeWidth="4" d="M25 24q-1-11-10-14M39 24q1-11 10-14" />
      <circle className="art-halo" cx="12.5" cy="9.5" r="9" />
      <circle className="art-halo" cx="51.5" cy="9.5" r="9" />
      <circle className="art-glow" cx="12.5" cy="9.5" r="5.5" />
      <circle className="art-glow" cx="51.5" cy="9.5" r="5.5" />
      <path className="art-plum" d="M32 16c18 0 28 10 28 23S50 62 32 62 4 52 4 39s10-23 28-23z" />
      <path className="art-plum-deep" d="M6 46c5 6 14 9 26 9s21-3 26-9c-4 10-13 16-26 16S10 56 6 46z" />
      <ellipse className="art-eye" cx="21.5" cy="38.5" rx="9.5" ry="11" />
      <ellipse className="art-eye" cx="42.5" cy="38.5" rx="9.5" ry="11" />
      <ellipse className="art-pupil" cx="22.5" cy="39.5" rx="6" ry="7.2" />
      <ellipse className="art-pupil" cx="41.5" cy="39.5" rx="6" ry="7.2" />
      <circle className="art-eye" cx="20.5" cy="36.5" r="2.4" />
      <circle className="art-eye" cx="39.5" cy="36.5" r="2.4" />
      <path className="art-line-eye" strokeWidth="2.5" d="M26.5 52q5.5 5 11 0" />
    </Art>
  );
}
