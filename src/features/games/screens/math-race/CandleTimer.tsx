import { Art } from '../../../../kit/glim/Art.tsx';
import { RACE_SECONDS } from '../../rules/math-race.ts';

const WAX = 58;
const FOOT = 92;

/** A candle that burns down with the race, and the seconds left in figures. It is looked at, not called out. */
export function CandleTimer({ secondsLeft }: { secondsLeft: number }) {
  const top = FOOT - (WAX * secondsLeft) / RACE_SECONDS;
  return (
    <div className="flex flex-col items-center">
      <Art viewBox="0 0 64 104" className="w-14 sm:w-20">
        <g transform={`translate(0 ${top})`}>
          <circle className="art-halo" cx="32" cy="-14" r="20" />
          <path className="art-glow-warm" d="M32-30c7 9 9 13 7 18-3 6-11 6-14 0-2-5 0-9 7-18z" />
          <path className="art-glow-pale" d="M32-20c3 5 4 6 3 8-1 3-5 3-6 0-1-2 0-3 3-8z" />
          <path className="art-line-plum-deep" strokeWidth="3" d="M32-7v7" />
        </g>
        <path className="art-math-soft" d={`M20 ${top}h24V${FOOT}H20z`} />
        <path
          className="art-wing"
          d={`M20 ${Math.min(top, FOOT - 4)}h24v3q-4 4-7 0-3 7-6 1-5 4-7-1-2 2-4 0z`}
        />
        <path className="art-wood" d="M8 90h48q-2 12-12 12H20q-10 0-12-12z" />
        <path className="art-line-wood-deep" strokeWidth="3" d="M8 90h48" />
      </Art>
      <p role="timer" className="font-display text-xl font-semibold tabular-nums">
        {secondsLeft}{' '}
        <abbr className="no-underline" title="seconds">
          s
        </abbr>
      </p>
    </div>
  );
}
