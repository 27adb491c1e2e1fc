import { around, onCircle, short, type Place } from '../../../../base/drawing.ts';
import type { Rarity } from '../../rules/rarity.ts';
import { at } from './lines.ts';
import { fly } from './lights.ts';
import type { Tint } from './tints.ts';

/* The meadow at dusk, 1200 by 630: dim on the left, where the words stand, and lit on the right. */

/** Where the light of a postcard is. */
export const LIGHT: Place = [892, 292];
const [X, Y] = LIGHT;

const sky = (rarity: Rarity, { horizon }: Tint) => {
  const stops =
    rarity === 'legendary'
      ? ['#2a1d52', '#57346f', '#a8566a', '#e88f4e', '#ffc861']
      : ['#1b1730', '#251e49', '#3c2d66', horizon, horizon];
  const offsets = [0, 0.22, 0.48, 0.74, 1];
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops
    .map((color, index) => `<stop offset="${offsets[index]}" stop-color="${color}"/>`)
    .join('')}</linearGradient><rect width="1200" height="630" fill="url(#sky)"/>`;
};

/** Two curtains of light over the hills: upright beams beside each other, along a wave. */
function aurora({ light }: Tint): string {
  const curtain = (id: string, base: number, phase: number) =>
    Array.from({ length: 76 }, (_, index) => {
      const x = index * 16 - 8;
      const foot = base + 44 * Math.sin(x / 150 + phase) + 16 * Math.sin(x / 52 + phase);
      const height = 210 + 70 * Math.sin(x / 90 + phase * 2);
      const opacity = 0.4 + 0.55 * Math.sin(x / 41 + phase) ** 2;
      return `<path fill="url(#${id})" fill-opacity="${short(opacity)}" d="M${x} ${short(foot)}h16v-${short(height)}h-16z"/>`;
    }).join('');
  const gradient = (id: string, foot: string, middle: string) =>
    `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${foot}" stop-opacity="0"/><stop offset="0.1" stop-color="${foot}" stop-opacity="0.85"/><stop offset="0.45" stop-color="${middle}" stop-opacity="0.4"/><stop offset="1" stop-color="${middle}" stop-opacity="0"/></linearGradient>`;
  return `${gradient('far-curtain', '#9fd8ff', '#8f7ae0')}${gradient('curtain', light, light)}
    ${curtain('far-curtain', 210, 2.2)}${curtain('curtain', 330, 0.4)}`;
}

/** Long soft rays about the light, all over the sky. */
function rays({ pale }: Tint): string {
  const ray = (degrees: number, index: number) => {
    const half = index % 2 ? 3 : 5.5;
    const ends = [onCircle(LIGHT, degrees - half, 900), onCircle(LIGHT, degrees + half, 900)];
    return `M${X} ${Y}L${ends.map((end) => end.join(' ')).join('L')}z`;
  };
  return `<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="${X}" cy="${Y}" r="760"><stop offset="0" stop-color="${pale}" stop-opacity="0.7"/><stop offset="0.25" stop-color="#ffe9a8" stop-opacity="0.5"/><stop offset="0.55" stop-color="#ffdf86" stop-opacity="0.26"/><stop offset="1" stop-color="#ffc53d" stop-opacity="0"/></radialGradient>
  <radialGradient id="dawn" gradientUnits="userSpaceOnUse" cx="${X}" cy="${Y + 60}" r="620"><stop offset="0" stop-color="#fff4cc" stop-opacity="0.95"/><stop offset="0.3" stop-color="#ffd977" stop-opacity="0.75"/><stop offset="0.7" stop-color="#f2954c" stop-opacity="0.3"/><stop offset="1" stop-color="#f2954c" stop-opacity="0"/></radialGradient>
  <rect width="1200" height="630" fill="url(#dawn)"/><path fill="url(#ray)" d="${around(20).map(ray).join('')}"/>`;
}

const HILLS = {
  far: 'M0 452q100-58 215-44t210-8 185 24 200-42 210 14 180-26v260H0z',
  mid: 'M0 506q150-66 315-36t300 18 300-44 285 20v166H0z',
  near: 'M0 566q165-52 350-32t350-6q130-34 265-30t235 30v102H0z',
};

const GRASS: Record<'dusk' | 'alight', [far: string, mid: string, near: string]> = {
  dusk: ['#3d2f66', '#2e2a5a', '#23274e'],
  alight: ['#8a4a68', '#5a3a66', '#33305a'],
};

/** Tufts of tall grass along the lower edge: where each stands, and how high it grows. */
const TUFTS: Place[] = [
  [10, 74],
  [470, 34],
  [590, 46],
  [700, 60],
  [1020, 44],
  [1110, 78],
  [1180, 110],
];
const BLADES: Place[] = [
  [-50, 0.62],
  [-24, 0.9],
  [6, 1],
  [34, 0.8],
  [54, 0.5],
];

const tuft = ([x, height]: Place) =>
  BLADES.map(([lean, part]) => {
    const foot = short(x + lean * 0.4);
    const middle = short(636 - height * part * 0.6);
    return `M${foot} 636Q${foot} ${middle} ${short(x + lean)} ${short(636 - height * part)}Q${foot + 11} ${middle} ${foot + 11} 636z`;
  }).join('');

/** A branch out of the corner, and a cord from which things hang. */
const BRANCH = `<path class="line-metal" stroke-width="4" d="M${X} 72v70"/>
  <path class="bark" d="M1200 4c-90 62-180 46-318 60-8 1-10 13-1 14 130-2 236 22 319-28z"/>
  <path class="tree" d="M1200-10H930c-10 40 34 66 66 48 8 38 66 50 92 18 22 30 76 32 112 8z"/>
  <path class="tree-lit" d="M1012-6c-6 20 10 40 32 40 8 26 46 34 66 14-24-4-34-22-30-42zM1128-6c-4 30 24 56 56 48-20-8-30-28-24-48z"/>
  <path class="leaf-deep" d="M880 66c-18-10-34-4-40 6 14 6 30 4 40-6zM920 62c-6-20-22-26-34-22 2 14 16 24 34 22zM960 60c8-18 24-22 34-16-4 14-18 20-34 16z"/>
  <path class="leaf" d="M900 76c-4 18 6 30 18 32 4-14-4-28-18-32zM1004 74c2 16 14 24 26 22-2-14-12-22-26-22z"/>`;

/** What stands in the light stands on a stump. */
const STUMP = `<path class="wood-deep" d="M${X - 112} ${Y + 150}q-4 70-30 96h284q-26-26-30-96z"/>
  <path class="line-wood" stroke-width="4" d="M${X - 84} ${Y + 184}q-2 30-14 48M${X - 30} ${Y + 190}v44M${X + 40} ${Y + 188}q2 26 6 40M${X + 90} ${Y + 180}q4 30 14 50"/>
  <ellipse class="wood" cx="${X}" cy="${Y + 150}" rx="116" ry="24"/><ellipse class="wood-soft" cx="${X}" cy="${Y + 148}" rx="100" ry="18"/>
  <ellipse class="line-wood" stroke-width="3" cx="${X}" cy="${Y + 148}" rx="64" ry="10"/>
  <path class="leaf-deep" d="M${X - 150} ${Y + 250}q6-34 26-40 0 22 14 40zM${X + 150} ${Y + 250}q-6-30-22-36-2 20-12 36z"/>`;

/** Fireflies over the meadow, and lanterns that rise into a sky alight. */
const FLIES: [x: number, y: number, r: number][] = [
  [706, 150, 22],
  [718, 468, 30],
  [742, 520, 20],
  [1092, 196, 30],
  [1146, 330, 20],
  [1052, 560, 24],
  [590, 548, 18],
  [1150, 480, 30],
  [700, 330, 16],
  [470, 520, 22],
  [1010, 130, 16],
  [836, 560, 28],
  [400, 575, 14],
  [1124, 118, 14],
];
const RISING: [x: number, y: number, r: number][] = [
  [672, 104, 19],
  [724, 222, 13],
  [1068, 96, 18],
  [1138, 216, 15],
  [1100, 322, 11],
  [726, 388, 12],
  [566, 78, 12],
  [486, 112, 9],
];

const risingLantern = (x: number, y: number, r: number) =>
  at(
    [x, y],
    r / 10,
    `${fly(0, 0, 38)}<path fill="#fff4cc" d="M-9-9q0-7 9-7t9 7L6 11H-6z"/><path fill="#ffc53d" opacity="0.7" d="M0-4q6 7 5 11-1 3-5 3t-5-3q-1-4 5-11z"/><path fill="#f2954c" d="M-6 11H6v4H-6z"/>`,
  );

/** How dark it is on the left, for the sake of the words there. */
const HUSH: Record<'dusk' | 'alight', Place[]> = {
  dusk: [
    [0, 0.8],
    [0.4, 0.58],
    [0.57, 0.44],
    [0.68, 0],
  ],
  alight: [
    [0, 0.76],
    [0.44, 0.66],
    [0.57, 0.56],
    [0.7, 0],
  ],
};

const hush = (sky: 'dusk' | 'alight') => {
  const color = sky === 'alight' ? '#321748' : '#1b1730';
  const stops = HUSH[sky].map(
    ([offset, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="hush" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1200" y2="0">${stops.join('')}</linearGradient><rect width="850" height="630" fill="url(#hush)"/>`;
};

const MOON = `<circle cx="632" cy="112" r="52" fill="#fdf0c8" opacity="0.1"/>
  <path fill="#fdf0c8" d="M644 84a30 30 0 1 1-38 38 27 27 0 0 0 38-38z"/>`;

/** What is over the hills, before and after the light. */
const OVER_THE_HILLS: Record<Rarity, (tint: Tint) => string> = {
  common: () => MOON,
  rare: () => MOON,
  epic: aurora,
  legendary: rays,
};
/** How far the light reaches, in pixels. */
const REACH: Record<Rarity, number> = { common: 230, rare: 270, epic: 240, legendary: 250 };
const FLIES_OF: Record<Rarity, typeof FLIES> = {
  common: [],
  rare: FLIES,
  epic: FLIES.filter((_, index) => index % 2 === 1),
  legendary: FLIES.slice(-5),
};

/** Sky, light and land of a postcard as rare as this, and what holds its picture: a branch, a stump or nothing. */
export function sceneOf(rarity: Rarity, tint: Tint, holds: 'hanging' | 'standing' | 'floating'): string {
  const light = rarity === 'legendary' ? 'alight' : 'dusk';
  const reach = REACH[rarity];
  const [far, mid, near] = GRASS[light];
  return [
    sky(rarity, tint),
    OVER_THE_HILLS[rarity](tint),
    `<path fill="${far}" d="${HILLS.far}"/><path fill="${mid}" d="${HILLS.mid}"/>`,
    `<circle cx="${X}" cy="${Y}" r="${reach}" fill="url(#shine)"/>`,
    `<path fill="${near}" d="${HILLS.near}"/>`,
    `<ellipse cx="${X}" cy="548" rx="${reach}" ry="56" fill="url(#shine)" opacity="0.6"/>`,
    holds === 'hanging' ? BRANCH : '',
    holds === 'standing' ? STUMP : '',
    `<path class="front" d="M0 616q150-24 315-4t350 6 280-4 255-8v30H0z${TUFTS.map(tuft).join('')}"/>`,
    hush(light),
    FLIES_OF[rarity].map((each) => fly(...each)).join(''),
    rarity === 'legendary' ? RISING.map((each) => risingLantern(...each)).join('') : '',
  ].join('');
}
