/** Each racer's sign, the place of its light, and the trail behind it. */
const RACERS = [
  ['+', 128, 40, 'M70 66q26-22 42-24'],
  ['×', 222, 62, 'M120 100q50-34 84-38'],
  ['−', 122, 104, 'M76 126q18-16 30-18'],
] as const;

/** Three lights in a race over the meadow, each with a sign of sums. */
export function RacingLights() {
  return RACERS.map(([sign, x, y, trail]) => (
    <g key={sign}>
      <path className="art-line-glow" strokeWidth="4" strokeDasharray="1 10" d={trail} />
      <circle className="art-halo glim-light" cx={x} cy={y} r="35" />
      <path
        className="art-wing"
        d={`M${x - 8} ${y - 14}q-22-20-32-7t26 18zM${x + 4} ${y - 16}q-6-26-20-20t8 24z`}
      />
      <circle className="art-glow" cx={x} cy={y} r="21" />
      <circle className="art-glow-soft" cx={x - 3} cy={y - 3} r="15" />
      <text
        className="art-pupil font-display tracking-normal"
        x={x - 1}
        y={y + 9}
        fontSize="29"
        fontWeight="600"
        textAnchor="middle"
      >
        {sign}
      </text>
    </g>
  ));
}
