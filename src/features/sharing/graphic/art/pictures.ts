import { around, onCircle, type Place } from '../../../../base/drawing.ts';
import type { Icon } from '../../rules/look.ts';
import { FIREFLY } from '../../../progress/rules/badge-art.ts';
import { at, drawn } from './lines.ts';
import type { Tint } from './tints.ts';

/* What a postcard carries in its light, on a field of 300 by 300. */

const lantern = ({ pale }: Tint) => `<g transform="translate(0 -6) scale(6.25)">
  <path class="line-metal" stroke-width="2.4" d="M16 15q0-11 8-11t8 11"/>
  <path fill="${pale}" d="M15 18h18l4 20H11z"/>
  <path class="glow" d="M24 19.5c6.5 7 8 10 6.5 13.5-2 4.5-11 4.5-13 0-1.5-3.5 0-6.5 6.5-13.5z"/>
  <path class="glow-warm" d="M24 27c3 3.5 3.6 5 3 6.6-1 2.2-5 2.2-6 0-.6-1.6 0-3.1 3-6.6z"/>
  <path class="line-eye" stroke-width="1.6" opacity="0.8" d="M17.3 21.5l-1.9 10.5"/>
  <path class="plum-deep" d="M16.5 12h15q1 0 1.6.8L37 18.5H11l3.9-5.7q.6-.8 1.6-.8zM9 37h30q1 0 1 1v4q0 2-2 2H10q-2 0-2-2v-4q0-1 1-1z"/>
  <path class="line-plum-soft" stroke-width="1" d="M16 13.6l-2 2.9M10.4 39.2h22"/></g>`;

const STAR_MIDDLE: Place = [150, 158];

/** A paper star with a light in it: every point has a side that is lit and one that is not so much. */
function star({ light, pale, deep }: Tint): string {
  const side = (degrees: number, turn: number, fill: string) => {
    const corners = [
      STAR_MIDDLE,
      onCircle(STAR_MIDDLE, degrees, 138),
      onCircle(STAR_MIDDLE, degrees + turn, 62),
    ];
    return `<path fill="${fill}" stroke="${fill}" d="M${corners.map((place) => place.join(' ')).join('L')}z"/>`;
  };
  const points = around(5).map((degrees) => side(degrees, 36, light) + side(degrees, -36, pale));
  return `<path class="line-metal" stroke-width="5" d="M150-4v30"/>
    <g stroke-width="9" stroke-linejoin="round">${points.join('')}</g>
    <circle cx="150" cy="158" r="60" fill="url(#star-light)"/>
    <path d="M150 288v-24" stroke="${deep}" stroke-width="5"/><circle cx="150" cy="288" r="8" fill="${deep}"/>
    <path class="line-plum-deep" stroke-width="14" d="M142 22h16"/>`;
}

const trophy = ({ deep, pale }: Tint) => `
  <path class="line-glow-warm" stroke-width="17" d="M88 88c-56-4-52 82 16 86M212 88c56-4 52 82-16 86"/>
  <path class="glow-warm" d="M136 196h28v42h-28z"/>
  <path class="glow" d="M76 62h148v56c0 52-30 92-74 92s-74-40-74-92z"/>
  <path class="glow-soft" d="M76 62h40v70c0 34 12 62 30 78-42-2-70-42-70-92z" opacity="0.75"/>
  <path fill="${deep}" d="M76.5 122q73.500 20 147 0-1 13-4 24-69.500 18-139 0-3-11-4-24z"/>
  <ellipse class="glow-warm" cx="150" cy="62" rx="78" ry="17"/><ellipse fill="${pale}" cx="150" cy="62" rx="65" ry="11"/>
  <circle cx="150" cy="42" r="76" fill="url(#star-light)"/>
  <path class="glow-pale" d="M150-14c34 36 40 50 33 66-10 18-56 18-66 0-7-16-1-30 33-66z"/>
  <path class="glow" d="M150 18c17 19 20 26 17 34-5 10-29 10-34 0-3-8 0-15 17-34z"/>
  <path class="plum-deep" d="M112 234h76q6 0 8 6l10 40q2 8-6 8h-100q-8 0-6-8l10-40q2-6 8-6z"/>
  <path class="line-plum-soft" stroke-width="5" d="M116 248h40"/>`;

const BOOK_LIGHTS: [x: number, y: number, r: number][] = [
  [150, 40, 17],
  [104, 84, 11],
  [200, 76, 12],
  [72, 30, 7],
  [232, 22, 8],
  [158, 112, 8],
  [126, -4, 6],
];

const book = ({ deep, pale, light }: Tint) => `
  <path fill="url(#beam)" d="M118 206L26-6h248l-92 212z"/>
  <path fill="${deep}" d="M8 168q74-16 142 16 68-32 142-16v106q-74-14-142 16-68-30-142-16z"/>
  <path class="sheet-edge" d="M20 164q70-14 130 18 60-32 130-18v98q-70-12-130 18-60-30-130-18z"/>
  <path class="sheet" d="M26 154q68-12 124 26 56-38 124-26v98q-68-10-124 26-56-36-124-26z"/>
  <path fill="${pale}" opacity="0.8" d="M150 180q-32-22-70-27v98q38 4 70 27 32-23 70-27v-98q-38 5-70 27z"/>
  <path class="line-sheet-edge" stroke-width="5" d="M150 182v92M50 180q38 0 70 20M50 204q38 0 70 20M50 228q30 0 50 10M250 180q-38 0-70 20M250 204q-38 0-70 20M250 228q-30 0-50 10"/>
  ${BOOK_LIGHTS.map(
    ([x, y, r]) =>
      `<circle fill="${light}" opacity="0.3" cx="${x}" cy="${y}" r="${r * 2.2}"/><circle class="glow" cx="${x}" cy="${y}" r="${r}"/><circle class="glow-pale" cx="${x - r / 4}" cy="${y - r / 4}" r="${r / 2}"/>`,
  ).join('')}`;

const MEDAL_MIDDLE: Place = [150, 188];

const medal = ({ deep, light }: Tint) => `
  <path fill="${light}" d="M226-4h-62l-44 124h62z"/><path fill="${deep}" d="M74-4h62l44 124h-62z"/>
  <path fill="#fff" opacity="0.25" d="M90-4h14l44 124h-14z"/>
  <path class="line-glow-warm" stroke-width="9" d="M134 106h32"/>
  ${around(20)
    .map((degrees) => onCircle(MEDAL_MIDDLE, degrees, 90))
    .map(([x, y]) => `<circle class="glow-warm" cx="${x}" cy="${y}" r="15"/>`)
    .join('')}
  <circle class="glow" cx="150" cy="188" r="91"/><circle class="glow-soft" cx="150" cy="188" r="84"/>
  <circle class="badge-plate" cx="150" cy="188" r="74"/><circle class="badge-inner" cx="150" cy="188" r="62"/>
  ${at(MEDAL_MIDDLE, 2.3, drawn(FIREFLY))}`;

const PICTURES: Record<Icon, (tint: Tint) => string> = { lantern, star, trophy, book, medal };

/** A picture in its tint. It uses the gradients of `lightsOf`. */
export const pictureOf = (icon: Icon, tint: Tint): string => PICTURES[icon](tint);

/** Pictures that stand on something; the others hang. */
export const STANDING: ReadonlySet<Icon> = new Set<Icon>(['trophy', 'book']);
