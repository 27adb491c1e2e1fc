import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../../../base/day.ts';
import { daysMissed, shieldedStreakDay, streakAfterLesson, streakDayKept, streakStatus } from './streak.ts';

const today = '2026-11-21';

test('the first lesson begins a streak of one', () => {
  expect(streakAfterLesson({ streak: 0, streakDay: null }, today, [])).toEqual({
    streak: 1,
    streakDay: today,
  });
});

test('a second lesson on the same day changes nothing', () => {
  expect(streakAfterLesson({ streak: 4, streakDay: today }, today, [])).toEqual({
    streak: 4,
    streakDay: today,
  });
});

test('the day after goes on; a missed day begins anew', () => {
  expect(streakAfterLesson({ streak: 4, streakDay: '2026-11-20' }, today, []).streak).toBe(5);
  expect(streakAfterLesson({ streak: 4, streakDay: '2026-11-19' }, today, []).streak).toBe(1);
});

test('a day that came back over the date line counts nothing twice', () => {
  expect(streakAfterLesson({ streak: 4, streakDay: '2026-11-22' }, today, [])).toEqual({
    streak: 4,
    streakDay: '2026-11-22',
  });
});

test('a last day that a jumped clock has set far ahead does not hold the streak back', () => {
  const healed = streakAfterLesson({ streak: 4, streakDay: '2036-01-01' }, today, []);
  expect(healed).toEqual({ streak: 4, streakDay: today });
  expect(streakAfterLesson(healed, addDays(today, 1), []).streak).toBe(5);
});

test('a streak is in danger from the first whole day missed', () => {
  const status = (streakDay: string | null, shields = 0, streak = 5) =>
    streakStatus({ streak, streakDay }, shields, today, []);
  expect(status('2026-11-20')).toMatchObject({ daysMissed: 0, streakInDanger: false, canUseShield: false });
  expect(status('2026-11-19')).toMatchObject({ daysMissed: 1, streakInDanger: true, canUseShield: false });
  expect(status('2026-11-19', 1)).toMatchObject({ canUseShield: true, streakShields: 1 });
  expect(status('2026-11-18', 1)).toMatchObject({ daysMissed: 2, canUseShield: false });
  expect(status(null, 3, 0)).toMatchObject({ daysMissed: 0, streakInDanger: false, canUseShield: false });
});

test('a shielded streak goes on with the lesson of today', () => {
  expect(streakAfterLesson({ streak: 9, streakDay: shieldedStreakDay(today) }, today, []).streak).toBe(10);
});

test('whatever days a clock and zone jump to, no more days count than went by', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -2, max: 3 }), { maxLength: 40 }), (jumps) => {
      let now = { streak: 0, streakDay: null as string | null };
      let day = today;
      let latest = today;
      for (const jump of jumps) {
        day = addDays(day, jump);
        if (day > latest) latest = day;
        now = streakAfterLesson(now, day, []);
        expect(now.streak).toBeLessThanOrEqual(daysBetween(addDays(today, -2 * jumps.length), latest) + 1);
        expect(now.streakDay! >= day).toBe(true);
      }
    }),
  );
});

// 2026-11-21 is a Saturday.
test('rest days are not missed, and do not break a streak', () => {
  const friday = { streak: 6, streakDay: '2026-11-20' };
  const monday = '2026-11-23';
  expect(daysMissed('2026-11-20', monday, [])).toBe(2);
  expect(daysMissed('2026-11-20', monday, [6, 7])).toBe(0);
  expect(daysMissed('2026-11-20', monday, [7])).toBe(1);
  expect(streakAfterLesson(friday, monday, [6, 7])).toEqual({ streak: 7, streakDay: monday });
  expect(streakAfterLesson(friday, monday, [7]).streak).toBe(1);
  expect(streakStatus(friday, 1, monday, [6, 7])).toMatchObject({ streakInDanger: false, daysMissed: 0 });
});

test('what rest days have kept until today is not broken when they are taken away', () => {
  const [friday, monday] = ['2026-11-20', '2026-11-23'];
  expect(streakDayKept(friday, monday, { before: [6, 7], after: [] })).toBe('2026-11-22');
  expect(streakDayKept(friday, monday, { before: [6, 7], after: [5, 6, 7] })).toBe(friday);
  expect(streakDayKept(null, monday, { before: [6, 7], after: [] })).toBeNull();
  // A day that was missed stays missed.
  expect(streakDayKept(friday, monday, { before: [6], after: [] })).toBe(friday);
  expect(streakDayKept('2026-11-19', monday, { before: [6, 7], after: [] })).toBe('2026-11-19');
});

test('a lesson on a rest day counts all the same', () => {
  expect(streakAfterLesson({ streak: 2, streakDay: '2026-11-20' }, today, [6, 7]).streak).toBe(3);
});

test('missed days are those that a calendar counts one by one', () => {
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 900 }), weekdays, (ago, restDays) => {
      let counted = 0;
      for (let day = addDays(today, -ago + 1); day < today; day = addDays(day, 1)) {
        if (!restDays.includes(weekdayOf(day))) counted++;
      }
      expect(daysMissed(addDays(today, -ago), today, restDays)).toBe(counted);
    }),
  );
});

test('a lesson that arrives late counts for its day and takes nothing from the days after it', () => {
  const later = { streak: 6, streakDay: today };
  for (let ago = 0; ago <= 7; ago++) {
    expect(streakAfterLesson(later, addDays(today, -ago), [], today)).toEqual(later);
  }
  const before = { streak: 4, streakDay: '2026-11-18' };
  const after = { streak: 5, streakDay: '2026-11-19' };
  expect(streakAfterLesson(before, '2026-11-19', [], today)).toEqual(after);
});
