import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesToOffer, restDaysAfter, sentenceFor, type Settled } from './settled.ts';

test.each<[Partial<Settled>, string]>([
  [{ restDays: [] }, 'Ada has no rest days.'],
  [{ restDays: [7] }, 'Sunday is a rest day for Ada.'],
  [{ restDays: [3, 6, 7] }, 'Wednesday, Saturday, and Sunday are rest days for Ada.'],
  [{ dailyMinutes: null }, 'Ada has no daily limit.'],
  [{ dailyMinutes: 45 }, 'Ada has 45 minutes a day.'],
  [{ gamesAllowed: false }, 'Games are off for Ada.'],
  [{ leaderboardAllowed: true }, 'The family leaderboard is on for Ada.'],
  [{ sharingAllowed: false }, 'Sharing is off for Ada.'],
  [{ wantsDigest: true }, 'You get the weekly letter about Ada.'],
  [{ wantsDigest: false }, 'You get no more weekly letters about Ada.'],
])('%j is said as: %s', (change, sentence) => {
  expect(sentenceFor('Ada', change)).toBe(sentence);
});

test('a weekday pressed twice is as it was, and the days keep the order of the week', () => {
  const weekday = fc.integer({ min: 1, max: 7 });
  fc.assert(
    fc.property(fc.uniqueArray(weekday, { maxLength: 6 }), weekday, (chosen, pressed) => {
      const restDays = chosen.toSorted((one, other) => one - other);
      const once = restDaysAfter(restDays, pressed);
      expect(once.includes(pressed)).toBe(!restDays.includes(pressed));
      expect(once).toEqual(once.toSorted((one, other) => one - other));
      expect(restDaysAfter(once, pressed)).toEqual(restDays);
    }),
  );
});

test('minutes that were settled elsewhere stand among those offered', () => {
  expect(minutesToOffer(30)).toEqual([null, 20, 30, 45, 60, 90]);
  expect(minutesToOffer(null)).toEqual([null, 20, 30, 45, 60, 90]);
  expect(minutesToOffer(50)).toEqual([null, 20, 30, 45, 50, 60, 90]);
});
