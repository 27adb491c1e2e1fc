import { Art, type ArtProps } from '../../../kit/glim/Art.tsx';
import type { BadgeGroup } from '../rules/badges.ts';

/** A place on a circle about the middle of the badge; 0 degrees is at the top, and it goes clockwise. */
function onCircle(degrees: number, radius: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(60 + radius * Math.sin(angle)), round(60 - radius * Math.cos(angle))];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** So many degrees, evenly around the circle. */
const around = (count: number) => Array.from({ length: count }, (_, index) => (index * 360) / count);

function SmallLight({ at: [x, y], r }: { at: readonly [number, number]; r: number }) {
  return (
    <>
      <circle className="art-halo" cx={x} cy={y} r={r * 1.8} />
      <circle className="art-glow" cx={x} cy={y} r={r} />
      <circle className="art-glow-pale art-badge-shine" cx={x} cy={y} r={r * 0.5} />
    </>
  );
}

/** Beads of light around the badge, every second one smaller. */
function Beads({ count, radius, size }: { count: number; radius: number; size: number }) {
  return around(count).map((degrees, index) => {
    const [x, y] = onCircle(degrees, radius);
    return <circle key={degrees} className="art-glow" cx={x} cy={y} r={index % 2 ? size * 0.6 : size} />;
  });
}

/** The firefly of the lesson badges, about its own middle. */
function Firefly({ size }: { size: number }) {
  return (
    <g transform={`translate(60 60) scale(${size})`}>
      <circle className="art-halo" cy="8" r="18" />
      <path
        className="art-wing"
        d="M2 2c8-11 22-13 24-7 2 7-12 13-24 11zM-2 2c-8-11-22-13-24-7-2 7 12 13 24 11z"
      />
      <path className="art-glow" d="M0-1c8 0 11 7 11 13S7 22 0 22s-11-4-11-10S-8-1 0-1z" />
      <path className="art-glow-warm art-badge-shine" d="M-10.5 9q10.5 5 21 0l.5 4q-11 5-22 0z" />
      <path className="art-glow-pale art-badge-shine" d="M-9 17q9 4 18 0c-2 3.5-5 5-9 5s-7-1.5-9-5z" />
      <path className="art-line-plum-soft" strokeWidth="2" d="M-4-15q-1-5-5-6M4-15q1-5 5-6" />
      <circle className="art-glow" cx="-9.5" cy="-21" r="2.2" />
      <circle className="art-glow" cx="9.5" cy="-21" r="2.2" />
      <ellipse className="art-plum-soft" cy="-7" rx="12" ry="10.5" />
      <ellipse className="art-eye" cx="-4.6" cy="-6.5" rx="3.9" ry="4.6" />
      <ellipse className="art-eye" cx="4.6" cy="-6.5" rx="3.9" ry="4.6" />
      <circle className="art-pupil art-badge-shine" cx="-4" cy="-6" r="2.4" />
      <circle className="art-pupil art-badge-shine" cx="4" cy="-6" r="2.4" />
    </g>
  );
}

/** A firefly in a wreath: each tier adds a light about it and a pair of leaves. */
function Lessons({ tier }: { tier: number }) {
  const leaves = Array.from({ length: tier + 1 }, (_, index) => 167 - index * 20.5);
  return (
    <>
      {leaves.flatMap((degrees, index) =>
        [degrees, 360 - degrees].map((turn) => (
          <path
            key={turn}
            className={index % 2 ? 'art-leaf' : 'art-leaf-deep'}
            transform={`rotate(${turn} 60 60)`}
            d={
              turn < 180
                ? 'M68 17c-14-1-19-7-20-14 12 0 19 5 20 14z'
                : 'M52 17c14-1 19-7 20-14-12 0-19 5-20 14z'
            }
          />
        )),
      )}
      <circle className="art-badge-rim" cx="60" cy="60" r="43" />
      <circle className="art-badge-plate" cx="60" cy="60" r="38.5" />
      {tier >= 6 ? <Beads count={tier === 7 ? 24 : 12} radius={40.7} size={2.4} /> : null}
      {around(tier).map((degrees) => (
        <SmallLight key={degrees} at={onCircle(degrees, 31)} r={4} />
      ))}
      <Firefly size={tier === 0 ? 1.25 : tier < 3 ? 1 : 0.9} />
    </>
  );
}

const GEM = { outline: 'M-20-8L-10-20H10L20-8 0 22z', size: [0.95, 1.1, 1.1, 1.1, 1.2] } as const;

function Gem({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="art-glow" d={GEM.outline} />
      <path className="art-glow-soft" d="M-20-8L-10-20-8-8zM10-20L20-8H8z" />
      <path className="art-glow-pale" d="M-10-20H10L8-8H-8z" />
      <path className="art-glow-warm" d="M8-8H20L0 22z" />
      <path className="art-glow-soft" d="M-8-8H8L0 22z" />
    </g>
  );
}

/** A gem of light on a six-sided plate: the tiers add size, small gems and rays. */
function Points({ tier }: { tier: number }) {
  return (
    <>
      {tier >= 3 ? <Beads count={tier === 4 ? 24 : 12} radius={56} size={tier === 4 ? 3 : 2.4} /> : null}
      <path
        className="art-badge-rim"
        d="M54 13q6-3.5 12 0l31 18q6 3.5 6 10v38q0 6.5-6 10l-31 18q-6 3.5-12 0L23 89q-6-3.5-6-10V41q0-6.5 6-10z"
      />
      <path
        className="art-badge-plate"
        d="M55 19q5-3 10 0l28 16q5 3 5 8.5v33q0 5.5-5 8.5l-28 16q-5 3-10 0L27 85q-5-3-5-8.5v-33q0-5.5 5-8.5z"
      />
      {tier >= 1 ? <path className="art-badge-inner" d="M60 28l28 16v32L60 92 32 76V44z" /> : null}
      <circle className="art-halo" cx="60" cy="60" r="29" />
      {tier >= 4 ? <Gem x={60} y={91} size={0.36} /> : null}
      {tier >= 4 ? <Gem x={60} y={27} size={0.36} /> : null}
      {tier >= 2 ? <Gem x={31.5} y={63} size={0.42} /> : null}
      {tier >= 2 ? <Gem x={88.5} y={63} size={0.42} /> : null}
      <Gem x={60} y={60} size={GEM.size[tier] ?? 1.2} />
    </>
  );
}

function HungLantern({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className="art-halo" cy="26" r="25" />
      <path className="art-line-metal" strokeWidth="2.5" d="M-8 8q0-10 8-10t8 10" />
      <path className="art-glow-pale" d="M-10 12h20l4 26h-28z" />
      <path className="art-glow" d="M0 15c7 8 8.5 11.5 7 15.5-2 4.5-12 4.5-14 0-1.5-4 0-7.5 7-15.5z" />
      <path
        className="art-glow-warm art-badge-shine"
        d="M0 23c3.5 4 4 5.5 3.2 7.5-1 2.3-5.4 2.3-6.4 0-.8-2-.3-3.5 3.2-7.5z"
      />
      <path className="art-plum-soft" d="M-9 6H9l6 7h-30zM-16 37h32v4q0 2-2 2h-28q-2 0-2-2z" />
    </g>
  );
}

/** A lantern in a niche: the tiers add lanterns beside it, then leaves and rays. */
function Streak({ tier }: { tier: number }) {
  return (
    <>
      {tier >= 2 ? <Beads count={24} radius={56} size={3} /> : null}
      <path
        className="art-badge-rim"
        d="M60 10c27 0 42 18 42 42v46q0 10-10 10H28q-10 0-10-10V52c0-24 15-42 42-42z"
      />
      <path
        className="art-badge-plate"
        d="M60 15c24 0 37 16 37 37v45q0 6-6 6H29q-6 0-6-6V52c0-21 13-37 37-37z"
      />
      {tier >= 1 ? (
        <path className="art-badge-inner" d="M60 22c20 0 30 13 30 31v37H30V53c0-18 10-31 30-31z" />
      ) : null}
      <path className="art-line-metal" strokeWidth="2.5" d="M60 16v18" />
      {tier >= 1 ? <path className="art-line-metal" strokeWidth="2" d="M36 28v24M84 28v24" /> : null}
      {tier >= 1 ? <HungLantern x={36} y={53} size={0.5} /> : null}
      {tier >= 1 ? <HungLantern x={84} y={53} size={0.5} /> : null}
      <HungLantern x={60} y={36} size={tier === 0 ? 1.1 : 1} />
      {tier >= 2 ? (
        <path
          className="art-leaf"
          d="M60 104c-4-11-14-14-23-11 3 9 13 13 23 11zM60 104c4-11 14-14 23-11-3 9-13 13-23 11zM38 103c-2-9-10-13-18-11 1 8 8 13 18 11zM82 103c2-9 10-13 18-11-1 8-8 13-18 11z"
        />
      ) : null}
    </>
  );
}

const GROUPS = { lessons: Lessons, points: Points, streak: Streak };

type BadgeArtProps = ArtProps & { group: BadgeGroup; tier: number; earned: boolean };

/** A badge is a light collected. One not yet earned shows the same shape in soft lines. */
export function BadgeArt({ group, tier, earned, className, title }: BadgeArtProps) {
  const Group = GROUPS[group];
  return (
    <Art viewBox="0 0 120 120" className={className} title={title}>
      <g className={earned ? undefined : 'art-badge-dim'}>
        <Group tier={tier} />
      </g>
    </Art>
  );
}
