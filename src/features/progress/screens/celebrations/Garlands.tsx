import { Art } from '../../../../kit/glim/Art.tsx';

const WIDTH = 400;
const SAG = 18;
/** How much lower they hang at the right, where the dialog's button to close is above them. */
const DROP = 62;
/** By how many lights there are: how many hang on one line, how large each is, and how far apart the lines are. */
const HANGINGS = [
  { upTo: 10, each: 7, size: 6, apart: 20 },
  { upTo: 40, each: 10, size: 4.5, apart: 17 },
  { upTo: Infinity, each: 25, size: 2.8, apart: 13 },
] as const;

/** Lines of lights over a dusky hill, one light for each day. */
export function Garlands({ lights, className }: { lights: number; className: string }) {
  const { each, size, apart } = HANGINGS.find(({ upTo }) => lights <= upTo) ?? HANGINGS[2];
  return (
    <Art viewBox={`0 0 ${WIDTH} 200`} className={className}>
      <path className="art-land-mid" d="M0 172q110-34 220-8t180-10v46H0z" />
      <path className="art-land-near" d="M0 184q120-22 230-4t170-6v26H0z" />
      {Array.from({ length: Math.ceil(lights / each) }, (_, line) => (
        <g key={line} transform={`translate(0 ${12 + line * apart})`}>
          <path
            className="art-line-plum-soft"
            strokeWidth="1.5"
            opacity="0.7"
            d={`M0 0Q${WIDTH / 2} ${DROP / 2 + SAG * 2} ${WIDTH} ${DROP}`}
          />
          {Array.from({ length: Math.min(each, lights - line * each) }, (_, place) => (
            <HungLight key={place} along={(place + 0.5) / each} size={size} />
          ))}
        </g>
      ))}
    </Art>
  );
}

/** A light so far along its line, from 0 to 1. */
function HungLight({ along, size }: { along: number; size: number }) {
  const down = DROP * along + 4 * SAG * along * (1 - along);
  return (
    <g transform={`translate(${along * WIDTH} ${down + size})`}>
      <circle className="art-halo" r={size * 1.9} />
      <circle className="art-glow" r={size} />
      <circle className="art-glow-pale" r={size * 0.5} />
    </g>
  );
}
