import type { BadgeGroup } from '../../../progress/rules/badges.ts';
import { around, at, onCircle, type Place } from './lines.ts';

/* The badges as the child has them in the product, on a field of 120 by 120. */

const MIDDLE: Place = [60, 60];

function beads(count: number, radius: number, size: number): string {
  const bead = (degrees: number, index: number) => {
    const [x, y] = onCircle(MIDDLE, degrees, radius);
    return `<circle class="glow" cx="${x}" cy="${y}" r="${index % 2 ? size * 0.6 : size}"/>`;
  };
  return around(count).map(bead).join('');
}

const smallLight = ([x, y]: Place, r: number) =>
  `<circle class="halo" cx="${x}" cy="${y}" r="${r * 1.8}"/><circle class="glow" cx="${x}" cy="${y}" r="${r}"/>
  <circle class="glow-pale" cx="${x}" cy="${y}" r="${r * 0.5}"/>`;

/** A small firefly about its own middle, 48 high. */
export const FIREFLY = `<circle class="halo" cy="8" r="18"/>
  <path class="wing" d="M2 2c8-11 22-13 24-7 2 7-12 13-24 11zM-2 2c-8-11-22-13-24-7-2 7 12 13 24 11z"/>
  <path class="glow" d="M0-1c8 0 11 7 11 13S7 22 0 22s-11-4-11-10S-8-1 0-1z"/>
  <path class="glow-warm" d="M-10.5 9q10.5 5 21 0l.5 4q-11 5-22 0z"/>
  <path class="glow-pale" d="M-9 17q9 4 18 0c-2 3.5-5 5-9 5s-7-1.5-9-5z"/>
  <path class="line-plum-soft" stroke-width="2" d="M-4-15q-1-5-5-6M4-15q1-5 5-6"/>
  <circle class="glow" cx="-9.5" cy="-21" r="2.2"/><circle class="glow" cx="9.5" cy="-21" r="2.2"/>
  <ellipse class="plum-soft" cy="-7" rx="12" ry="10.5"/>
  <ellipse class="eye" cx="-4.6" cy="-6.5" rx="3.9" ry="4.6"/><ellipse class="eye" cx="4.6" cy="-6.5" rx="3.9" ry="4.6"/>
  <circle class="pupil" cx="-4" cy="-6" r="2.4"/><circle class="pupil" cx="4" cy="-6" r="2.4"/>`;

/** A firefly in a wreath: each tier adds a light about it and a pair of leaves. */
function lessons(tier: number): string {
  const leaf = (turn: number, index: number) => {
    const d =
      turn < 180 ? 'M68 17c-14-1-19-7-20-14 12 0 19 5 20 14z' : 'M52 17c14-1 19-7 20-14-12 0-19 5-20 14z';
    return `<path class="${index % 2 ? 'leaf' : 'leaf-deep'}" transform="rotate(${turn} 60 60)" d="${d}"/>`;
  };
  const leaves = Array.from({ length: tier + 1 }, (_, index) => {
    const degrees = 167 - index * 20.5;
    return leaf(degrees, index) + leaf(360 - degrees, index);
  });
  return `${leaves.join('')}
    <circle class="badge-rim" cx="60" cy="60" r="43"/><circle class="badge-plate" cx="60" cy="60" r="38.5"/>
    ${tier >= 6 ? beads(tier === 7 ? 24 : 12, 40.7, 2.4) : ''}
    ${around(tier)
      .map((degrees) => smallLight(onCircle(MIDDLE, degrees, 31), 4))
      .join('')}
    ${at(MIDDLE, tier === 0 ? 1.25 : tier < 3 ? 1 : 0.9, FIREFLY)}`;
}

const GEM = `<path class="glow" d="M-20-8L-10-20H10L20-8 0 22z"/>
  <path class="glow-soft" d="M-20-8L-10-20-8-8zM10-20L20-8H8z"/><path class="glow-pale" d="M-10-20H10L8-8H-8z"/>
  <path class="glow-warm" d="M8-8H20L0 22z"/><path class="glow-soft" d="M-8-8H8L0 22z"/>`;

/** A gem of light on a six-sided plate: the tiers add size, small gems and rays. */
function points(tier: number): string {
  const sides = tier >= 2 ? at([31.5, 63], 0.42, GEM) + at([88.5, 63], 0.42, GEM) : '';
  const ends = tier >= 4 ? at([60, 91], 0.36, GEM) + at([60, 27], 0.36, GEM) : '';
  return `${tier >= 3 ? beads(tier === 4 ? 24 : 12, 56, tier === 4 ? 3 : 2.4) : ''}
    <path class="badge-rim" d="M54 13q6-3.5 12 0l31 18q6 3.5 6 10v38q0 6.5-6 10l-31 18q-6 3.5-12 0L23 89q-6-3.5-6-10V41q0-6.5 6-10z"/>
    <path class="badge-plate" d="M55 19q5-3 10 0l28 16q5 3 5 8.5v33q0 5.5-5 8.5l-28 16q-5 3-10 0L27 85q-5-3-5-8.5v-33q0-5.5 5-8.5z"/>
    ${tier >= 1 ? '<path class="badge-inner" d="M60 28l28 16v32L60 92 32 76V44z"/>' : ''}
    <circle class="halo" cx="60" cy="60" r="29"/>${ends}${sides}
    ${at(MIDDLE, [0.95, 1.1, 1.1, 1.1, 1.2][tier] ?? 1.2, GEM)}`;
}

const HUNG_LANTERN = `<circle class="halo" cy="26" r="25"/>
  <path class="line-metal" stroke-width="2.5" d="M-8 8q0-10 8-10t8 10"/>
  <path class="glow-pale" d="M-10 12h20l4 26h-28z"/>
  <path class="glow" d="M0 15c7 8 8.5 11.5 7 15.5-2 4.5-12 4.5-14 0-1.5-4 0-7.5 7-15.5z"/>
  <path class="glow-warm" d="M0 23c3.5 4 4 5.5 3.2 7.5-1 2.3-5.4 2.3-6.4 0-.8-2-.3-3.5 3.2-7.5z"/>
  <path class="plum-soft" d="M-9 6H9l6 7h-30zM-16 37h32v4q0 2-2 2h-28q-2 0-2-2z"/>`;

/** A lantern in a niche: the tiers add lanterns beside it, then leaves and rays. */
function streak(tier: number): string {
  const beside = `<path class="badge-inner" d="M60 22c20 0 30 13 30 31v37H30V53c0-18 10-31 30-31z"/>
    <path class="line-metal" stroke-width="2" d="M36 28v24M84 28v24"/>
    ${at([36, 53], 0.5, HUNG_LANTERN)}${at([84, 53], 0.5, HUNG_LANTERN)}`;
  const leaves =
    '<path class="leaf" d="M60 104c-4-11-14-14-23-11 3 9 13 13 23 11zM60 104c4-11 14-14 23-11-3 9-13 13-23 11zM38 103c-2-9-10-13-18-11 1 8 8 13 18 11zM82 103c2-9 10-13 18-11-1 8-8 13-18 11z"/>';
  return `${tier >= 2 ? beads(24, 56, 3) : ''}
    <path class="badge-rim" d="M60 10c27 0 42 18 42 42v46q0 10-10 10H28q-10 0-10-10V52c0-24 15-42 42-42z"/>
    <path class="badge-plate" d="M60 15c24 0 37 16 37 37v45q0 6-6 6H29q-6 0-6-6V52c0-21 13-37 37-37z"/>
    ${tier >= 1 ? beside : ''}<path class="line-metal" stroke-width="2.5" d="M60 16v18"/>
    ${at([60, 36], tier === 0 ? 1.1 : 1, HUNG_LANTERN)}${tier >= 2 ? leaves : ''}`;
}

const GROUPS = { lessons, points, streak };

/** A badge of a group; `tier` counts from 0 within it. */
export const badgeArt = (group: BadgeGroup, tier: number): string => GROUPS[group](tier);
