/** Each lantern's letter, place and size of its drop; they want to be GLOW. */
const HUNG = [
  ['W', 96, 44],
  ['O', 139, 56],
  ['G', 181, 56],
  ['L', 224, 44],
] as const;

/** Letters in lanterns on a string, in the wrong order. */
export function LanternString() {
  return (
    <>
      <path className="art-line-wood-deep" strokeWidth="3" d="M40 12q120 72 240 0" />
      {HUNG.map(([letter, x, y]) => (
        <g key={letter} transform={`translate(${x} ${y})`}>
          <circle className="art-halo glim-light" cx="0" cy="30" r="31" />
          <path className="art-line-wood-deep" strokeWidth="2.5" d="M0-4V6" />
          <path className="art-plum-deep" d="M-9 4H9v6H-9zM-9 50H9v6H-9z" />
          <path className="art-glow" d="M-11 9h22q8 10 8 21t-8 21h-22q-8-10-8-21t8-21z" />
          <path className="art-glow-soft" d="M-4 9h8q4 10 4 21t-4 21h-8q-4-10-4-21t4-21z" />
          <text
            className="art-pupil font-display text-[length:calc(25px/var(--face-width))] tracking-normal"
            x="0"
            y="39"
            fontWeight="600"
            textAnchor="middle"
          >
            {letter}
          </text>
        </g>
      ))}
    </>
  );
}
