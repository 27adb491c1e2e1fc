import { onCircle, type Place } from '../../../../base/drawing.ts';
import type { Rarity } from '../../rules/rarity.ts';
import { FIREFLY } from '../../../progress/rules/badge-art.ts';
import { at, drawn } from './lines.ts';
import { fly } from './lights.ts';
import { LIGHT } from './scene.ts';
import type { Tint } from './tints.ts';

const CORNERS: Place[] = [
  [0, 0],
  [1200, 0],
  [1200, 630],
  [0, 630],
];

/** The same drawing in each corner; it is made for the one at the upper left. */
const inCorners = (drawing: string) =>
  CORNERS.map(
    ([x, y]) =>
      `<g transform="translate(${x} ${y}) scale(${x === 0 ? 1 : -1} ${y === 0 ? 1 : -1})">${drawing}</g>`,
  ).join('');

const rect = (inset: number, radius: number, attributes: string) =>
  `<rect x="${inset}" y="${inset}" width="${1200 - 2 * inset}" height="${630 - 2 * inset}" rx="${radius}" fill="none" ${attributes}/>`;

const rare = ({ light }: Tint) => `${rect(22, 28, `stroke="${light}" stroke-width="4"`)}
  ${inCorners(`${fly(30, 30, 40)}<circle class="glow-pale" cx="30" cy="30" r="8"/>`)}`;

const GARLAND = `<path class="line-leaf-deep" stroke-width="5" d="M22 150q-4-118 128-128"/>
  <path class="leaf" d="M24 128c16-4 24-18 20-34-16 4-24 18-20 34zM20 100C8 90 4 76 10 64c12 10 16 22 10 36zM40 62c18 2 32-8 36-24-18-2-32 8-36 24zM78 36C70 22 74 8 86 2c8 12 4 26-8 34zM102 28c12 14 28 16 42 6-12-14-28-16-42-6z"/>
  <path class="leaf-soft" d="M30 84c14-2 22-12 22-26-14 2-22 12-22 26zM60 48c4-14 0-26-12-34-4 14 0 26 12 34zM126 26c4-12 14-18 26-14-4 12-14 18-26 14z"/>`;

const epic = ({ light, pale, deep }: Tint) => `
  <linearGradient id="band" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.3" stop-color="${deep}"/><stop offset="0.5" stop-color="${pale}"/><stop offset="0.7" stop-color="${deep}"/><stop offset="1" stop-color="${light}"/></linearGradient>
  ${rect(12, 26, 'stroke="url(#band)" stroke-width="12"')}${rect(28, 16, `stroke="${pale}" stroke-width="2" opacity="0.8"`)}
  ${inCorners(`${GARLAND}${fly(38, 38, 30)}<circle class="glow-pale" cx="38" cy="38" r="7"/>`)}`;

/** A light in a golden clasp, in each corner. */
const clasp = ({ light, deep }: Tint) => `<circle cx="34" cy="34" r="36" fill="url(#gold)"/>
  <circle cx="34" cy="34" r="27" fill="#33205a" stroke="#7a4a08" stroke-width="2"/><circle cx="34" cy="34" r="24" fill="none" stroke="${deep}" stroke-width="3"/>
  ${fly(34, 34, 27)}<path fill="${light}" d="M34 12q4 18 22 22-18 4-22 22-4-18-22-22 18-4 22-22z"/><circle cx="34" cy="34" r="7" fill="#fffdf6"/>`;

const legendary = (tint: Tint) => `
  <linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff1b8"/><stop offset="0.16" stop-color="#d99a12"/><stop offset="0.34" stop-color="#ffdf86"/><stop offset="0.5" stop-color="#b9780a"/><stop offset="0.68" stop-color="#ffe9a8"/><stop offset="0.84" stop-color="#d99a12"/><stop offset="1" stop-color="#fff1b8"/></linearGradient>
  ${rect(11, 8, 'stroke="url(#gold)" stroke-width="22"')}${rect(11, 8, 'stroke="#fffdf6" stroke-width="2" opacity="0.55"')}
  ${rect(23, 4, 'stroke="#7a4a08" stroke-width="2"')}${rect(31, 6, 'stroke="#ffdf86" stroke-width="2.5"')}
  ${inCorners(clasp(tint))}`;

const FRAMES: Record<Rarity, (tint: Tint) => string> = { common: () => '', rare, epic, legendary };

/** The edge of a postcard: none, a line with lights, a band with leaves, gold. */
export const frameOf = (rarity: Rarity, tint: Tint): string => FRAMES[rarity](tint);

const CROWN_RADIUS = 182;
const CROWN_RAYS: [degrees: number, length: number][] = [
  [-57, 36],
  [-38, 50],
  [-19, 42],
  [0, 68],
  [19, 42],
  [38, 50],
  [57, 36],
];

/** A crown of light over what stands in the light. */
export function crown(): string {
  const petal = ([degrees, length]: (typeof CROWN_RAYS)[number]) => {
    const [tip, left, right] = [
      onCircle(LIGHT, degrees, CROWN_RADIUS + length),
      onCircle(LIGHT, degrees - 7, CROWN_RADIUS + length * 0.2),
      onCircle(LIGHT, degrees + 7, CROWN_RADIUS + length * 0.2),
    ].map((place) => place.join(' '));
    const foot = onCircle(LIGHT, degrees, CROWN_RADIUS - 2).join(' ');
    const [x, y] = onCircle(LIGHT, degrees, CROWN_RADIUS + length + 10);
    return `<path fill="url(#petal)" d="M${foot}Q${left} ${tip}Q${right} ${foot}z"/>${fly(x, y, 30)}<circle cx="${x}" cy="${y}" r="7" fill="#fffdf6"/>`;
  };
  const [left, right] = [-74, 74].map((degrees) => onCircle(LIGHT, degrees, CROWN_RADIUS).join(' '));
  const arc = `M${left}A${CROWN_RADIUS} ${CROWN_RADIUS} 0 0 1 ${right}`;
  return `<radialGradient id="petal" gradientUnits="userSpaceOnUse" cx="${LIGHT[0]}" cy="${LIGHT[1]}" r="260"><stop offset="0.68" stop-color="#ffc53d"/><stop offset="1" stop-color="#fffdf6"/></radialGradient>
    <linearGradient id="arc"><stop offset="0" stop-color="#ffdf86" stop-opacity="0"/><stop offset="0.25" stop-color="#ffc53d"/><stop offset="0.5" stop-color="#fffdf6"/><stop offset="0.75" stop-color="#ffc53d"/><stop offset="1" stop-color="#ffdf86" stop-opacity="0"/></linearGradient>
    ${CROWN_RAYS.map(petal).join('')}<path fill="none" stroke="url(#arc)" stroke-width="11" stroke-linecap="round" d="${arc}"/>`;
}

/** A ribbon that comes round the left edge, `length` long, for the rarity's word. */
export const ribbon = (fill: string, fold: string, length: number) => `
  <path fill="${fold}" d="M0 140h30v18z"/>
  <path fill="${fill}" d="M0 76h${length}l-20 32 20 32H0z"/><path fill="#fff" opacity="0.28" d="M0 82h${length - 12}l-2 4H0zM0 130h${length - 13}l2 4H0z"/>`;

/** A few small fireflies, near enough to be seen as such. */
export const FLYING = at([712, 214], 0.9, drawn(FIREFLY)) + at([1120, 250], 1.05, drawn(FIREFLY));
