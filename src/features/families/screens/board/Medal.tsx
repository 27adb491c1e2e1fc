import { Art } from '../../../../kit/glim/Art.tsx';
import { placeWords } from '../../rules/leaderboard-words.ts';

const MEDAL_RANKS = [1, 2, 3] as const;
export type MedalRank = (typeof MEDAL_RANKS)[number];

export function isMedalRank(rank: number): rank is MedalRank {
  return rank >= 1 && rank <= MEDAL_RANKS.length;
}

/** The edges of their rows. */
export const MEDAL_EDGES: Record<MedalRank, string> = {
  1: 'border-glow-edge',
  2: 'border-[var(--metal)]',
  3: 'border-[var(--wood)]',
};

/** The first three places as three lights: the sun, the moon and a candle's ember. */
export function Medal({ rank, className }: { rank: MedalRank; className: string }) {
  return (
    <Art viewBox="0 0 48 48" className={className} title={`Rank ${placeWords(rank)}`}>
      {rank === 1 && <Sun />}
      {rank === 2 && <Moon />}
      {rank === 3 && <Ember />}
      <text
        className="art-pupil font-display tracking-normal"
        x="24"
        y={rank === 3 ? 33 : 31}
        textAnchor="middle"
        fontSize="21"
        fontWeight="600"
      >
        {rank}
      </text>
    </Art>
  );
}

const RAYS = Array.from({ length: 12 }, (_, index) => index * 30);

function Sun() {
  return (
    <>
      <circle className="art-halo" cx="24" cy="24" r="24" />
      {RAYS.map((turn) => (
        <path
          key={turn}
          className="art-line-glow"
          strokeWidth="3.5"
          transform={`rotate(${turn} 24 24)`}
          d={turn % 60 ? 'M24 4v2' : 'M24 2v4'}
        />
      ))}
      <circle className="art-glow-warm" cx="24" cy="24" r="16.5" />
      <circle className="art-glow" cx="24" cy="23.5" r="14.5" />
      <path className="art-line-eye" strokeWidth="2" d="M13.5 19q3-6 9-6.5" />
    </>
  );
}

function Moon() {
  return (
    <>
      <circle className="art-metal-soft" opacity="0.35" cx="24" cy="24" r="22.5" />
      <circle className="art-metal" cx="24" cy="24" r="18" />
      <circle className="art-metal-soft" cx="23.2" cy="23" r="16" />
      <path className="art-line-eye" strokeWidth="2" d="M12.5 18q3-6 9-6.5" />
    </>
  );
}

function Ember() {
  return (
    <>
      <circle className="art-wood-soft" opacity="0.35" cx="24" cy="26" r="21" />
      <path className="art-wood" d="M24 1c5 6 17 11 17 24a17 17 0 0 1-34 0C7 12 19 7 24 1z" />
      <path className="art-wood-soft" d="M24 7c4 5 14.5 9 14.5 18a14.5 14.5 0 0 1-29 0C9.5 16 20 12 24 7z" />
      <path className="art-line-eye" strokeWidth="2" d="M13 23q1-5 5-8" />
    </>
  );
}
