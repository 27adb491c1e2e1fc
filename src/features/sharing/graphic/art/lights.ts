import type { Place } from '../../../../base/drawing.ts';
import { at } from './lines.ts';
import type { Tint } from './tints.ts';

/** The gradients that light is painted with. */
export const lightsOf = ({ light, pale }: Tint) => `<defs>
  <radialGradient id="shine"><stop offset="0" stop-color="${pale}" stop-opacity="0.95"/><stop offset="0.3" stop-color="${light}" stop-opacity="0.62"/><stop offset="0.65" stop-color="${light}" stop-opacity="0.2"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
  <radialGradient id="fly"><stop offset="0" stop-color="#fff4cc"/><stop offset="0.22" stop-color="#ffdf86"/><stop offset="0.34" stop-color="#ffc53d" stop-opacity="0.5"/><stop offset="1" stop-color="#ffc53d" stop-opacity="0"/></radialGradient>
  <radialGradient id="star-light"><stop offset="0" stop-color="#fffdf6" stop-opacity="0.95"/><stop offset="0.4" stop-color="#fff4cc" stop-opacity="0.6"/><stop offset="1" stop-color="#fff4cc" stop-opacity="0"/></radialGradient>
  <linearGradient id="beam" x1="0" y1="1" x2="0" y2="0"><stop offset="0.1" stop-color="${pale}" stop-opacity="0.85"/><stop offset="0.6" stop-color="${light}" stop-opacity="0.28"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></linearGradient>
  </defs>`;

/** A firefly far off: a point of light, `r` to the edge of its glow. */
export const fly = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#fly)"/>`;

/** Where the lights of a full jar float. */
const IN_THE_JAR: Place[] = [
  [44, 120],
  [78, 116],
  [58, 92],
  [84, 80],
  [38, 76],
];

const jarLight = ([x, y]: Place) =>
  `<circle class="halo" cx="${x}" cy="${y}" r="18"/><circle class="glow" cx="${x}" cy="${y}" r="10"/><circle class="glow-pale" cx="${x - 2.5}" cy="${y - 2.5}" r="4.5"/>`;

/** The jar of a day, full, on a field of 120 by 150. */
const JAR = `<circle cx="60" cy="92" r="120" fill="url(#fly)" opacity="0.5"/>
  <path class="glass" opacity="0.75" d="M32 34h56v8c12 5 18 14 18 26v52c0 14-8 22-22 22H36c-14 0-22-8-22-22V68c0-12 6-21 18-26z"/>
  <path class="leaf" d="M15 124c20-8 30 4 46-1s28-7 44-1c0 12-7 20-21 20H36c-13 0-21-7-21-18z"/>
  <path class="leaf-deep" d="M34 136q-2-16-10-22 14 4 14 22zM82 136q0-14 8-22-12 6-12 22z"/>
  ${IN_THE_JAR.map(jarLight).join('')}
  <path class="line-eye" stroke-width="5" opacity="0.7" d="M24 70v34M24 115v3"/>
  <path class="line-glass-edge" stroke-width="4" d="M32 42c-12 5-18 14-18 26v52c0 14 8 22 22 22h48c14 0 22-8 22-22V68c0-12-6-21-18-26"/>
  <path class="wood" d="M30 14h60q4 0 4 4v14q0 4-4 4H30q-4 0-4-4V18q0-4 4-4z"/>
  <path class="wood-deep" d="M26 27h68v5q0 4-4 4H30q-4 0-4-4z"/>
  <path class="line-sheet-edge" stroke-width="4" d="M30 43q30 6 60 0"/>`;

export const jar = (place: Place, size: number) => at(place, size, JAR);
