import { describe, expect, test } from 'vitest';
import { doorOf, lanternWords, moodOf, newsOf, type DayMood } from './day-mood.ts';

const SUNDAY = '2026-11-22';
const MONDAY = '2026-11-23';
const restsOnSundays = { restDays: [7], isEnoughForToday: false };

describe('what a day asks of a child', () => {
  test('a rest day rests until something is learned', () => {
    expect(moodOf(restsOnSundays, SUNDAY, false)).toBe('rest');
    expect(moodOf(restsOnSundays, SUNDAY, true)).toBe('open');
    expect(moodOf(restsOnSundays, MONDAY, false)).toBe('open');
  });

  test('enough is enough, on a rest day too', () => {
    expect(moodOf({ restDays: [7], isEnoughForToday: true }, SUNDAY, false)).toBe('enough');
    expect(moodOf({ restDays: [], isEnoughForToday: true }, MONDAY, true)).toBe('enough');
  });
});

const jar = (lights: number) => ({ lights, of: 5, percent: lights * 20 });
const alight = { streak: 4, streakInDanger: false };
const inDanger = { streak: 4, streakInDanger: true };

describe('the greeting', () => {
  test('says that a streak is safe only where there is one and it is', () => {
    expect(newsOf('rest', jar(0), false, alight)).toContain('Your streak is safe');
    for (const streak of [inDanger, { streak: 0, streakInDanger: false }, undefined])
      expect(newsOf('rest', jar(0), false, streak)).toBe('It is your rest day. Rest, or learn if you like.');
  });

  test('ends the day kindly, however full the jar is', () => {
    for (const lights of [0, 2, 5])
      expect(newsOf('enough', jar(lights), false, alight)).toBe(
        'That is enough for today. See you tomorrow!',
      );
  });

  test('otherwise speaks of the jar', () => {
    expect(newsOf('open', jar(5), false, alight)).toContain('full');
    expect(newsOf('open', jar(1), false, alight)).toContain('One light glows');
    expect(newsOf('open', jar(2), false, alight)).toContain('2 lights glow');
    expect(newsOf('open', jar(0), true, alight)).toContain('Each lesson');
    expect(newsOf('open', jar(0), false, alight)).toContain('Five places');
    expect(newsOf('open', null, false, alight)).toBe('Good to see you!');
  });
});

describe('the lantern', () => {
  const status = { streakInDanger: false, canUseShield: false };

  test.each<[DayMood, string]>([
    ['open', 'One lesson today keeps it alight.'],
    ['rest', 'It stays alight on your rest day.'],
    ['enough', 'Your lantern rests with you.'],
  ])('on a day that is %s: %s', (mood, words) => {
    expect(lanternWords(mood, 4, false, status)).toBe(words);
  });

  test('does not call a streak alight that is in danger', () => {
    const missed = { streakInDanger: true, canUseShield: false };
    expect(lanternWords('rest', 4, false, missed)).toBe('One lesson lights it anew.');
    expect(lanternWords('open', 4, false, { ...missed, canUseShield: true })).toContain('shield');
  });

  test('calls to nothing where there is no streak to keep on a rest day', () => {
    expect(lanternWords('rest', 0, false, status)).toBe('Light it when you like.');
    expect(lanternWords('open', 0, false, status)).toBe('Light it with a lesson today.');
  });
});

test('when it is enough, only what is done or begun still opens', () => {
  expect(doorOf({ isDone: false, isBegun: false }, true)).toBe('resting');
  expect(doorOf({ isDone: false, isBegun: true }, true)).toBe('finish');
  expect(doorOf({ isDone: true, isBegun: true }, true)).toBe('look_again');
  expect(doorOf({ isDone: false, isBegun: true }, false)).toBe('start');
});
