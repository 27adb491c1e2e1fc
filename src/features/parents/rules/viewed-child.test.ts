import { expect, test } from 'vitest';
import type { User } from '../../accounts/contract.ts';
import type { LinkedChild } from '../contract.ts';
import { viewedChild } from './viewed-child.ts';

const robin: User = {
  id: 'robin',
  firstName: 'Robin',
  lastName: 'Okafor',
  given_name: 'Robin',
  family_name: 'Okafor',
  name: 'Robin Okafor',
  email: 'robin@family.test',
  picture: null,
  profileImageUrl: null,
  points: 10,
  streak: 0,
  level: 1,
  isUnder13: false,
  isAdult: true,
  ageBand: 'adult',
  timeZone: 'UTC',
};

const child = (id: string): LinkedChild => ({
  id,
  firstName: id,
  picture: null,
  ageBand: '9-10',
  points: 500,
  streak: 3,
  daysMissed: 0,
  level: 4,
  wantsDigest: true,
  controls: {
    restDays: [],
    dailyMinutes: null,
    gamesAllowed: true,
    leaderboardAllowed: true,
    sharingAllowed: true,
  },
});

const children = [child('ada'), child('ben')];

test('the first linked child is shown when none is named, and the named one when it is linked', () => {
  expect(viewedChild(robin, children, null)).toMatchObject({ state: 'shown', viewed: { id: 'ada' } });
  expect(viewedChild(robin, children, 'ben')).toMatchObject({
    state: 'shown',
    viewed: { id: 'ben', linked: { id: 'ben' } },
  });
});

test.each(['stranger', '', 'robin'])('a parent does not get to see %j', (asked) => {
  expect(viewedChild(robin, children, asked)).toEqual({ state: 'not_linked' });
});

test('somebody without a linked child sees their own learning and no other', () => {
  expect(viewedChild(robin, [], null)).toMatchObject({
    state: 'shown',
    viewed: { id: 'robin', linked: null },
  });
  expect(viewedChild(robin, [], 'robin')).toMatchObject({ state: 'shown', viewed: { points: 10 } });
  expect(viewedChild(robin, [], 'ada')).toEqual({ state: 'not_linked' });
});

test('a child under 13 sees none, whoever is named', () => {
  const young = { ...robin, isUnder13: true, isAdult: false };
  for (const asked of [null, 'robin', 'ada'])
    expect(viewedChild(young, children, asked)).toEqual({ state: 'for_grown_ups' });
});
