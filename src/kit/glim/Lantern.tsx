import { Art, type ArtProps } from './Art.tsx';

/** The lantern of a streak: it is kept alight day after day. `glow` adds the light around it. */
export function Lantern({ lit, glow, className, title }: ArtProps & { lit: boolean; glow?: boolean }) {
  return (
    <Art viewBox="0 0 48 48" className={className} title={title}>
      {lit && glow ? (
        <g className="glim-light">
          <circle className="art-halo" cx="24" cy="28" r="20" />
          <circle className="art-halo" cx="24" cy="28" r="15" />
        </g>
      ) : null}
      <path className="art-line-metal" strokeWidth="3" d="M16 15q0-11 8-11t8 11" />
      <path className={lit ? 'art-glow-pale' : 'art-glass'} d="M15 18h18l4 20H11z" />
      {lit ? (
        <>
          <path
            className="art-glow"
            d="M24 19.5c6.5 7 8 10 6.5 13.5-2 4.5-11 4.5-13 0-1.5-3.5 0-6.5 6.5-13.5z"
          />
          <path className="art-glow-warm" d="M24 27c3 3.5 3.6 5 3 6.6-1 2.2-5 2.2-6 0-.6-1.6 0-3.1 3-6.6z" />
        </>
      ) : (
        <path className="art-line-glass-edge" strokeWidth="2.5" d="M24 37v-6" />
      )}
      <path className="art-line-eye" strokeWidth="2" opacity="0.7" d="M17.5 22l-1.8 10" />
      <path
        className="art-plum-deep"
        d="M16.5 12h15q1 0 1.6.8L37 18.5H11l3.9-5.7q.6-.8 1.6-.8zM9 37h30q1 0 1 1v4q0 2-2 2H10q-2 0-2-2v-4q0-1 1-1z"
      />
    </Art>
  );
}
