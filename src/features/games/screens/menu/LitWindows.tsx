import { MotifShapes } from '../memory-match/MotifArt.tsx';

/** Each window's place and what shines in it, if it does. */
const WINDOWS = [
  [90, 'moon'],
  [142, undefined],
  [194, 'moon'],
] as const;

/** A row of windows in a wall: two with the same light, one still dark. */
export function LitWindows() {
  return (
    <>
      <path className="art-land-roof" d="M52 46l24-32h168l24 32z" />
      <path className="art-land-wall" d="M64 46h192v100H64z" />
      {WINDOWS.map(([x, motif]) => (
        <g key={x}>
          {motif && <circle className="art-halo glim-light" cx={x + 18} cy="88" r="35" />}
          <rect
            className={motif ? 'art-glow-soft' : 'art-plum-deep'}
            x={x - 4}
            y="62"
            width="44"
            height="54"
            rx="10"
          />
          {motif ? (
            <g transform={`translate(${x} 71) scale(0.56)`}>
              <MotifShapes motif={motif} />
            </g>
          ) : (
            <path className="art-line-plum-soft" strokeWidth="3" d={`M${x + 18} 64v50M${x - 2} 89h40`} />
          )}
        </g>
      ))}
    </>
  );
}
