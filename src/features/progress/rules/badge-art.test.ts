import { expect, test } from 'vitest';
import { badgeShapes } from './badge-art.ts';
import { BADGE_GROUPS, BADGES } from './badges.ts';

test.each(BADGE_GROUPS)('each badge for %s has more to see than the one before it', (group) => {
  const badges = BADGES.filter((badge) => badge.group === group);
  const parts = badges.map((_, tier) => badgeShapes(group, tier).length);
  expect(parts).toEqual([...new Set(parts)].toSorted((one, other) => one - other));
});
