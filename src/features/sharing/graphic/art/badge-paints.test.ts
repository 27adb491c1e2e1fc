import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Shape } from '../../../../base/drawing.ts';
import { badgeShapes } from '../../../progress/rules/badge-art.ts';
import { BADGES, tierOf } from '../../../progress/rules/badges.ts';
import { drawn } from './lines.ts';
import { paintBy } from './paint.ts';

const css = readFileSync(new URL('../../../../kit/glim/art.css', import.meta.url), 'utf8');
const paintsOf = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap(({ paint = '', inside = [] }) => [...paint.split(' '), ...paintsOf(inside)]).filter(Boolean);

test.each(BADGES.map((badge) => [badge.id, badge] as const))(
  'the badge %s is coloured on the screen and on a postcard alike',
  (_id, badge) => {
    for (const paint of paintsOf(badgeShapes(badge.group, tierOf(badge)))) {
      expect(css, paint).toMatch(new RegExp(`\\.art-${paint}\\b`));
      // Leaves a part out of a badge not yet earned; on a postcard every badge is earned.
      if (paint !== 'badge-shine') expect(paintBy('dusk'), paint).toContain(`.${paint}{`);
    }
  },
);

test('no two badges look the same', () => {
  const drawings = BADGES.map((badge) => drawn(badgeShapes(badge.group, tierOf(badge))));
  expect(new Set(drawings).size).toBe(BADGES.length);
});
