import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BADGES, BADGE_IDS } from '../../progress/rules/badges.ts';
import {
  ACHIEVEMENT_TYPES,
  achievedOf,
  achievementKey,
  keyedAchieved,
  sharable,
  type Achieved,
} from './achievement.ts';
import { COLORS, ICONS, lookOf } from './look.ts';
import { lineOf, titleOf } from './words.ts';
import { rarityOf } from './rarity.ts';

const NOTHING = { streak: 0, points: 0, lessons: 0, badges: [] };
const standing = fc.record({
  streak: fc.nat(400),
  points: fc.nat(60_000),
  lessons: fc.nat(2_000),
  badges: fc.subarray([...BADGE_IDS]),
});
const plain = (type: Achieved['type'], value: number): Achieved => ({ type, value, badge: null });

test('everything that is offered for sharing has been reached, and nothing above it', () => {
  fc.assert(
    fc.property(standing, (has) => {
      for (const achieved of sharable(has)) {
        const { type, value, badge } = achieved;
        const title = badge?.name;
        expect(achievedOf({ type, value, title }, has)).toEqual(achieved);
        expect(achievedOf({ type, value: value + 1, title }, has)).toMatchObject({
          field: 'achievement.value',
        });
      }
    }),
  );
});

test('a badge that was not earned is refused by its name', () => {
  for (const { name, threshold, id } of BADGES) {
    const asked = { type: 'badge', value: threshold, title: ` ${name} ` } as const;
    expect(achievedOf(asked, NOTHING)).toMatchObject({ field: 'achievement.title' });
    expect(achievedOf(asked, { ...NOTHING, badges: [id] })).toMatchObject({ badge: { id } });
  }
});

test('a title that names no badge is not believed', () => {
  const has = { ...NOTHING, streak: 3, badges: [BADGE_IDS[0]!] };
  const asked = { type: 'streak', value: 3, title: 'World Champion' } as const;
  expect(achievedOf(asked, has)).toEqual(plain('streak', 3));
  expect(achievedOf({ type: 'badge', value: 1, title: 'World Champion' }, has)).toEqual(plain('badge', 1));
});

test('what is kept under its key is found again', () => {
  fc.assert(
    fc.property(standing, (has) => {
      const all = sharable(has);
      for (const achieved of all) {
        const { type, value } = achieved;
        expect(keyedAchieved({ achievement: achievementKey(achieved), type, value })).toEqual(achieved);
      }
      expect(new Set(all.map(achievementKey)).size).toBe(all.length);
    }),
  );
  expect(achievementKey(plain('badge', 3))).not.toBe(achievementKey(plain('streak', 3)));
});

test.each([
  ['streak', 1, 'common'],
  ['streak', 29, 'common'],
  ['streak', 30, 'legendary'],
  ['points', 9_999, 'common'],
  ['points', 10_000, 'epic'],
  ['points', 25_000, 'epic'],
  ['level', 4, 'common'],
  ['level', 25, 'legendary'],
  ['lessons', 100, 'rare'],
  ['lessons', 1_000, 'legendary'],
  ['badge', 2, 'common'],
  ['badge', 10, 'legendary'],
] as const)('%s %i is %s', (type, value, rarity) => {
  expect(rarityOf(plain(type, value))).toBe(rarity);
});

test('a badge is as rare as what it is given for', () => {
  const rarity = Object.fromEntries(
    BADGES.map((badge) => [badge.id, rarityOf({ type: 'badge', value: badge.threshold, badge })]),
  );
  expect(rarity).toMatchObject({
    'rookie-explorer': 'common',
    'wisdom-warrior': 'rare',
    'daily-hero': 'rare',
    'streak-legend': 'legendary',
    'point-pioneer': 'common',
    'cosmic-collector': 'legendary',
  });
});

test('the first offer is the one that the specification names', () => {
  const first = (has: object) => sharable({ ...NOTHING, ...has })[0];
  expect(first({ streak: 30, points: 20_000 })).toEqual(plain('streak', 30));
  expect(first({ streak: 2, points: 10_000 })).toEqual(plain('points', 10_000));
  expect(first({ streak: 2, points: 60 })).toEqual(plain('streak', 2));
  expect(first({ points: 60 })).toEqual(plain('points', 60));
});

test('a new child has a level to share and nothing else', () => {
  expect(sharable(NOTHING)).toEqual([plain('level', 1)]);
});

test('titles and lines speak of the thing itself', () => {
  expect(titleOf(plain('points', 12_345))).toBe('12,345 points');
  expect(titleOf(plain('lessons', 1))).toBe('1 lesson finished');
  expect(lineOf(plain('streak', 30), 'Mira')).toBe('Mira learned 30 days in a row.');
  expect(lineOf(plain('streak', 30), null)).toBe('A young Brightling learned 30 days in a row.');
  const badge = BADGES.find(({ id }) => id === 'daily-hero') ?? null;
  expect(lineOf({ type: 'badge', value: 7, badge }, 'Mira')).toBe(
    'Mira earned this badge for learning 7 days in a row.',
  );
  for (const type of ACHIEVEMENT_TYPES) expect(lineOf(plain(type, 1), null)).not.toMatch(/ 1 \w+s\b/);
});

test('picture and tint come from the closed lists, whatever is asked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ACHIEVEMENT_TYPES), fc.string(), fc.string(), (type, icon, color) => {
      const look = lookOf(type, { icon, color });
      expect(ICONS).toContain(look.icon);
      expect(COLORS).toContain(look.color);
    }),
  );
  expect(lookOf('streak', { icon: 'star', color: 'sky' })).toEqual({ icon: 'star', color: 'sky' });
});
