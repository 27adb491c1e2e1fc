import {
  around,
  circle,
  ellipse,
  line,
  onCircle,
  path,
  placed,
  turned,
  type Place,
  type Shape,
} from '../../../base/drawing.ts';
import type { BadgeGroup } from './badges.ts';

/* The badges on a field of 120 by 120. `badge-shine` is what a badge not yet earned leaves out. */

const MIDDLE: Place = [60, 60];

/** Beads of light around the badge, every second one smaller. */
const beads = (count: number, radius: number, size: number): Shape[] =>
  around(count).map((degrees, index) =>
    circle('glow', onCircle(MIDDLE, degrees, radius), index % 2 ? size * 0.6 : size),
  );

const smallLight = (at: Place, r: number): Shape[] => [
  circle('halo', at, r * 1.8),
  circle('glow', at, r),
  circle('glow-pale badge-shine', at, r * 0.5),
];

/** A small firefly about its own middle, 48 high. */
export const FIREFLY: readonly Shape[] = [
  circle('halo', [0, 8], 18),
  path('wing', 'M2 2c8-11 22-13 24-7 2 7-12 13-24 11zM-2 2c-8-11-22-13-24-7-2 7 12 13 24 11z'),
  path('glow', 'M0-1c8 0 11 7 11 13S7 22 0 22s-11-4-11-10S-8-1 0-1z'),
  path('glow-warm badge-shine', 'M-10.5 9q10.5 5 21 0l.5 4q-11 5-22 0z'),
  path('glow-pale badge-shine', 'M-9 17q9 4 18 0c-2 3.5-5 5-9 5s-7-1.5-9-5z'),
  line('line-plum-soft', 2, 'M-4-15q-1-5-5-6M4-15q1-5 5-6'),
  circle('glow', [-9.5, -21], 2.2),
  circle('glow', [9.5, -21], 2.2),
  ellipse('plum-soft', [0, -7], 12, 10.5),
  ellipse('eye', [-4.6, -6.5], 3.9, 4.6),
  ellipse('eye', [4.6, -6.5], 3.9, 4.6),
  circle('pupil badge-shine', [-4, -6], 2.4),
  circle('pupil badge-shine', [4, -6], 2.4),
];

const LEAF_RIGHT = 'M68 17c-14-1-19-7-20-14 12 0 19 5 20 14z';
const LEAF_LEFT = 'M52 17c14-1 19-7 20-14-12 0-19 5-20 14z';

/** A firefly in a wreath: each tier adds a light about it and a pair of leaves. */
function lessons(tier: number): Shape[] {
  const leaves = Array.from({ length: tier + 1 }, (_, index) => {
    const paint = index % 2 ? 'leaf' : 'leaf-deep';
    const degrees = 167 - index * 20.5;
    return [
      turned(degrees, MIDDLE, path(paint, LEAF_RIGHT)),
      turned(360 - degrees, MIDDLE, path(paint, LEAF_LEFT)),
    ];
  });
  return [
    ...leaves.flat(),
    circle('badge-rim', MIDDLE, 43),
    circle('badge-plate', MIDDLE, 38.5),
    ...(tier >= 6 ? beads(tier === 7 ? 24 : 12, 40.7, 2.4) : []),
    ...around(tier).flatMap((degrees) => smallLight(onCircle(MIDDLE, degrees, 31), 4)),
    placed(MIDDLE, tier === 0 ? 1.25 : tier < 3 ? 1 : 0.9, FIREFLY),
  ];
}

const GEM: readonly Shape[] = [
  path('glow', 'M-20-8L-10-20H10L20-8 0 22z'),
  path('glow-soft', 'M-20-8L-10-20-8-8zM10-20L20-8H8z'),
  path('glow-pale', 'M-10-20H10L8-8H-8z'),
  path('glow-warm', 'M8-8H20L0 22z'),
  path('glow-soft', 'M-8-8H8L0 22z'),
];
const GEM_SIZES = [0.95, 1.1, 1.1, 1.1, 1.2];

/** A gem of light on a six-sided plate: the tiers add size, small gems and rays. */
function points(tier: number): Shape[] {
  const inner = path('badge-inner', 'M60 28l28 16v32L60 92 32 76V44z');
  return [
    ...(tier >= 3 ? beads(tier === 4 ? 24 : 12, 56, tier === 4 ? 3 : 2.4) : []),
    path(
      'badge-rim',
      'M54 13q6-3.5 12 0l31 18q6 3.5 6 10v38q0 6.5-6 10l-31 18q-6 3.5-12 0L23 89q-6-3.5-6-10V41q0-6.5 6-10z',
    ),
    path(
      'badge-plate',
      'M55 19q5-3 10 0l28 16q5 3 5 8.5v33q0 5.5-5 8.5l-28 16q-5 3-10 0L27 85q-5-3-5-8.5v-33q0-5.5 5-8.5z',
    ),
    ...(tier >= 1 ? [inner] : []),
    circle('halo', MIDDLE, 29),
    ...(tier >= 4 ? [placed([60, 91], 0.36, GEM), placed([60, 27], 0.36, GEM)] : []),
    ...(tier >= 2 ? [placed([31.5, 63], 0.42, GEM), placed([88.5, 63], 0.42, GEM)] : []),
    placed(MIDDLE, GEM_SIZES[tier] ?? 1.2, GEM),
  ];
}

const HUNG_LANTERN: readonly Shape[] = [
  circle('halo', [0, 26], 25),
  line('line-metal', 2.5, 'M-8 8q0-10 8-10t8 10'),
  path('glow-pale', 'M-10 12h20l4 26h-28z'),
  path('glow', 'M0 15c7 8 8.5 11.5 7 15.5-2 4.5-12 4.5-14 0-1.5-4 0-7.5 7-15.5z'),
  path('glow-warm badge-shine', 'M0 23c3.5 4 4 5.5 3.2 7.5-1 2.3-5.4 2.3-6.4 0-.8-2-.3-3.5 3.2-7.5z'),
  path('plum-soft', 'M-9 6H9l6 7h-30zM-16 37h32v4q0 2-2 2h-28q-2 0-2-2z'),
];

/** A lantern in a niche: the tiers add lanterns beside it, then leaves and rays. */
function streak(tier: number): Shape[] {
  const niche = path('badge-inner', 'M60 22c20 0 30 13 30 31v37H30V53c0-18 10-31 30-31z');
  const beside = [
    line('line-metal', 2, 'M36 28v24M84 28v24'),
    placed([36, 53], 0.5, HUNG_LANTERN),
    placed([84, 53], 0.5, HUNG_LANTERN),
  ];
  const leaves = path(
    'leaf',
    'M60 104c-4-11-14-14-23-11 3 9 13 13 23 11zM60 104c4-11 14-14 23-11-3 9-13 13-23 11zM38 103c-2-9-10-13-18-11 1 8 8 13 18 11zM82 103c2-9 10-13 18-11-1 8-8 13-18 11z',
  );
  return [
    ...(tier >= 2 ? beads(24, 56, 3) : []),
    path('badge-rim', 'M60 10c27 0 42 18 42 42v46q0 10-10 10H28q-10 0-10-10V52c0-24 15-42 42-42z'),
    path('badge-plate', 'M60 15c24 0 37 16 37 37v45q0 6-6 6H29q-6 0-6-6V52c0-21 13-37 37-37z'),
    ...(tier >= 1 ? [niche] : []),
    line('line-metal', 2.5, 'M60 16v18'),
    ...(tier >= 1 ? beside : []),
    placed([60, 36], tier === 0 ? 1.1 : 1, HUNG_LANTERN),
    ...(tier >= 2 ? [leaves] : []),
  ];
}

const GROUPS = { lessons, points, streak };

/** The drawing of a badge; `tier` counts from 0 within its group. */
export const badgeShapes = (group: BadgeGroup, tier: number): readonly Shape[] => GROUPS[group](tier);
