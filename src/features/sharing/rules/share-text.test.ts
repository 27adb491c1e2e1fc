import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BADGES } from '../../progress/rules/badges.ts';
import { achievedOf, type Achieved } from './achievement.ts';
import {
  askFor,
  choiceOf,
  networkAddress,
  offered,
  OUTCOMES,
  pictureAddress,
  pictureName,
  postOf,
  rewardWords,
  shareLink,
} from './share-text.ts';

const ORIGIN = 'https://brightling.example';
const NOTHING = { streak: 0, points: 0, lessons: 0, badges: [] };
const streak: Achieved = { type: 'streak', value: 30, badge: null };
const hero: Achieved = {
  type: 'badge',
  value: 7,
  badge: { id: 'daily-hero', group: 'streak', name: 'Daily Hero', threshold: 7 },
};

const standings = fc.record({
  streak: fc.nat(400),
  points: fc.nat(60_000),
  lessons: fc.nat(3_000),
  badges: fc.subarray(BADGES.map(({ id }) => id)),
});

test('a new child is offered nothing, and level 1 is never offered', () => {
  expect(offered(NOTHING)).toEqual([]);
  expect(offered({ ...NOTHING, points: 99 }).map(({ type }) => type)).toEqual(['points']);
  expect(offered({ ...NOTHING, points: 100 }).map(({ type }) => type)).toEqual(['points', 'level']);
});

test('each thing offered has a choice and a file name of its own, and the server takes it', () => {
  fc.assert(
    fc.property(standings, (has) => {
      const all = offered(has);
      expect(new Set(all.map(choiceOf)).size).toBe(all.length);
      expect(new Set(all.map(pictureName)).size).toBe(all.length);
      for (const one of all) {
        expect(achievedOf(askFor(one), has)).toEqual(one);
        expect(pictureName(one)).toMatch(/^brightling(-[a-z0-9]+)+\.png$/);
      }
    }),
  );
});

test('a choice stays the same while its value grows', () => {
  expect(choiceOf({ ...streak, value: 31 })).toBe(choiceOf(streak));
});

test.each([
  [streak, '30-day streak on Brightling! I learned 30 days in a row.', 'brightling-30-day-streak.png'],
  [
    hero,
    'Daily Hero on Brightling! I earned this badge for learning 7 days in a row.',
    'brightling-daily-hero.png',
  ],
  [
    { type: 'points', value: 12_500, badge: null } as const,
    '12,500 points on Brightling! I collected 12,500 points by learning.',
    'brightling-12500-points.png',
  ],
])('what is posted and saved of %j', (achieved, post, file) => {
  expect(postOf(achieved)).toBe(post);
  expect(pictureName(achieved)).toBe(file);
});

test('a link needs a graphic, and a graphic needs its id', () => {
  expect(shareLink(undefined, ORIGIN)).toBe(OUTCOMES.notReady);
  expect(OUTCOMES.notReady).toEqual({
    title: 'Sharing Not Ready',
    text: 'Please create your shareable graphic first!',
    tone: 'problem',
  });
  expect(shareLink({}, ORIGIN)).toBe(OUTCOMES.linkError);
  expect(shareLink({ imageId: '  ' }, ORIGIN)).toBe(OUTCOMES.linkError);
  // A page in a frame without an origin of its own.
  expect(shareLink({ imageId: 'abc' }, 'null')).toBe(OUTCOMES.linkError);
  expect(shareLink({ imageId: 'abc_9-Z' }, ORIGIN)).toEqual({ link: `${ORIGIN}/share/abc_9-Z` });
});

test('networks get the text and the link whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const link = `${ORIGIN}/share/abc`;
      const x = new URL(networkAddress('x', text, link));
      const facebook = new URL(networkAddress('facebook', text, link));
      const sent = text.toWellFormed();
      expect([x.searchParams.get('text'), x.searchParams.get('url')]).toEqual([sent, link]);
      expect([facebook.searchParams.get('quote'), facebook.searchParams.get('u')]).toEqual([sent, link]);
    }),
  );
  expect(new URL(networkAddress('x', 'Our week', undefined)).searchParams.has('url')).toBe(false);
});

test.each([
  [{ imageId: 'a', pngUrl: '/api/social/graphics/a/png' }, '/api/social/graphics/a/png'],
  [{ imageId: 'a', imageUrl: '/pictures/a.png?v=2', pngUrl: '' }, '/pictures/a.png?v=2'],
  [{ imageId: 'a', imageUrl: '/pictures/a.svg' }, '/api/social/graphics/a/png'],
  [{ imageId: 'a/b' }, '/api/social/graphics/a%2Fb/png'],
])('the picture of %j is at %s', (graphic, address) => {
  expect(pictureAddress(graphic)).toBe(address);
});

test.each([
  [{ shields: 2, points: 25 }, '2 streak shields and 25 points'],
  [{ shields: 1, points: 1 }, '1 streak shield and 1 point'],
  [{ shields: 0, points: 25 }, '25 points'],
  [{ shields: 0, points: 0 }, ''],
])('a reward of %j reads %j', (reward, words) => {
  expect(rewardWords(reward)).toBe(words);
});
