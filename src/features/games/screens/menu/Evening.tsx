/** Small lights in the air of a tile: place and size, clear of the middle. */
const LIGHTS = [
  [22, 40, 2.5],
  [58, 96, 2],
  [252, 34, 2],
  [298, 84, 3],
  [276, 116, 2],
] as const;

/** What all pictures of the menu stand in: a meadow under small lights. */
export function Evening() {
  return (
    <>
      <path className="art-land-far" d="M0 128q70-24 150-10t170-8v50H0z" />
      <path className="art-land-near" d="M0 142q90-20 170-6t150-6v30H0z" />
      {LIGHTS.map(([x, y, r]) => (
        <g key={x}>
          <circle className="art-halo" cx={x} cy={y} r={r * 3} />
          <circle className="art-glow" cx={x} cy={y} r={r} />
        </g>
      ))}
    </>
  );
}
