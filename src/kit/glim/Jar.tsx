import { Art, type ArtProps } from './Art.tsx';

/** Where the lights float, in the order in which they come. */
const PLACES = [
  [44, 120],
  [78, 116],
  [58, 92],
  [84, 80],
  [38, 76],
  [62, 64],
  [60, 126],
  [34, 98],
  [88, 98],
  [76, 60],
] as const;

/** The jar of a day: every finished lesson puts a light into it, until `of` lights make it full. */
export function Jar({ filled, of, className, title }: ArtProps & { filled: number; of: number }) {
  const places = PLACES.slice(0, of);
  const size = of > 5 ? 6.5 : 10;
  return (
    <Art viewBox="0 0 120 150" className={className} title={title}>
      {filled >= of ? (
        <g className="glim-light">
          <circle className="art-halo" cx="60" cy="92" r="55" />
        </g>
      ) : null}
      <path
        className="art-jar"
        d="M32 34h56v8c12 5 18 14 18 26v52c0 14-8 22-22 22H36c-14 0-22-8-22-22V68c0-12 6-21 18-26z"
      />
      <path className="art-leaf" d="M15 124c20-8 30 4 46-1s28-7 44-1c0 12-7 20-21 20H36c-13 0-21-7-21-18z" />
      <path className="art-leaf-deep" d="M34 136q-2-16-10-22 14 4 14 22zM82 136q0-14 8-22-12 6-12 22z" />
      {places.map(([x, y], index) => (
        <JarLight key={x * y} x={x} y={y} size={size} lit={index < filled} />
      ))}
      <path className="art-line-eye" strokeWidth="5" opacity="0.7" d="M24 70v34M24 115v3" />
      <path
        className="art-line-glass-edge"
        strokeWidth="4"
        d="M32 42c-12 5-18 14-18 26v52c0 14 8 22 22 22h48c14 0 22-8 22-22V68c0-12-6-21-18-26"
      />
      <path className="art-wood" d="M30 14h60q4 0 4 4v14q0 4-4 4H30q-4 0-4-4V18q0-4 4-4z" />
      <path className="art-wood-deep" d="M26 27h68v5q0 4-4 4H30q-4 0-4-4z" />
      <path className="art-line-sheet-edge" strokeWidth="4" d="M30 43q30 6 60 0" />
    </Art>
  );
}

function JarLight({ x, y, size, lit }: { x: number; y: number; size: number; lit: boolean }) {
  if (!lit)
    return (
      <circle
        className="art-line-glass-edge"
        strokeWidth="2.5"
        strokeDasharray="3 5"
        cx={x}
        cy={y}
        r={size - 1}
      />
    );
  return (
    <g className="glim-light">
      <circle className="art-halo" cx={x} cy={y} r={size * 1.8} />
      <circle className="art-glow" cx={x} cy={y} r={size} />
      <circle className="art-glow-pale" cx={x - size / 4} cy={y - size / 4} r={size / 2.2} />
    </g>
  );
}
