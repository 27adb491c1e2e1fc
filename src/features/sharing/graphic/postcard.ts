import { badgeShapes } from '../../progress/rules/badge-art.ts';
import { BADGES, tierOf } from '../../progress/rules/badges.ts';
import type { Rarity } from '../rules/rarity.ts';
import { crown, FLYING, frameOf, ribbon } from './art/frames.ts';
import { CHEERING, WAVING } from './art/glim.ts';
import { jar, lightsOf } from './art/lights.ts';
import { at, drawn } from './art/lines.ts';
import { paintBy } from './art/paint.ts';
import { pictureOf, STANDING } from './art/pictures.ts';
import { LIGHT, sceneOf } from './art/scene.ts';
import { TINTS, type Tint } from './art/tints.ts';
import { draw } from './draw.ts';
import { postcardLayout } from './postcard-layout.ts';
import type { Postcard } from './renderer.ts';

/** Draws the postcard of an achievement: words on the left, the picture in its light on the right. */
export async function drawPostcard(card: Postcard): Promise<Uint8Array> {
  const { layout, emoji } = await postcardLayout(card);
  return draw(postcardArt(card), layout, emoji);
}

/** The drawing of a postcard without its words, as the inside of an SVG of 1200 by 630. */
export function postcardArt({ badge, color, icon, rarity }: Postcard): string {
  const tint = TINTS[color];
  const picture = badge ? at([-15, -15], 330 / 120, artOfBadge(badge)) : pictureOf(icon, tint);
  return [
    paintBy('dusk'),
    lightsOf(tint),
    sceneOf(rarity, tint, badge ? 'floating' : holdsOf(icon, rarity)),
    frameOf(rarity, tint),
    rarity === 'legendary' ? crown() : '',
    pictureAt(picture, rarity),
    COMPANY[rarity],
    RIBBONS[rarity](tint),
  ].join('');
}

function holdsOf(icon: Postcard['icon'], rarity: Rarity): 'hanging' | 'standing' | 'floating' {
  if (STANDING.has(icon)) return 'standing';
  // A branch would be in the crown's way.
  return rarity === 'legendary' ? 'floating' : 'hanging';
}

/** Sets a picture of 300 by 300 into the light; under a crown it is smaller. Its foot is where the stump is. */
function pictureAt(picture: string, rarity: Rarity): string {
  const [x, y] = LIGHT;
  const size = rarity === 'legendary' ? 0.86 : 1;
  return at([x - 150 * size, y + 150 - 300 * size], size, picture);
}

function artOfBadge(id: NonNullable<Postcard['badge']>): string {
  const own = BADGES.find((badge) => badge.id === id);
  if (!own) return '';
  return drawn(badgeShapes(own.group, tierOf(own)));
}

/** Who and what is there with the picture. */
const COMPANY: Record<Rarity, string> = {
  common: at([1000, 382], 0.74, WAVING),
  rare: FLYING + at([1000, 382], 0.74, WAVING),
  epic: jar([676, 442], 0.9) + at([996, 372], 0.78, CHEERING),
  legendary: at([996, 372], 0.78, CHEERING),
};

/** As long as the words on them. */
const RIBBONS: Record<Rarity, (tint: Tint) => string> = {
  common: () => '',
  rare: () => '',
  epic: ({ light, deep }) => ribbon(light, deep, 318),
  legendary: () => ribbon('#ffc53d', '#8a5a10', 396),
};
