import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, ageOn, dayIn, daysBetween, isDay, mondayOf, timeZoneNamed, weekdayOf } from './day.ts';

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1950-01-01', count));

test('a day is the one of the zone, not of the server', () => {
  const instant = new Date('2026-11-21T10:30:00Z');
  expect(dayIn(instant, 'Pacific/Kiritimati')).toBe('2026-11-22');
  expect(dayIn(instant, 'Pacific/Pago_Pago')).toBe('2026-11-20');
  expect(dayIn(instant, 'Europe/Berlin')).toBe('2026-11-21');
});

test('the hour that daylight saving skips or repeats stays in its day', () => {
  expect(dayIn(new Date('2026-03-29T01:30:00Z'), 'Europe/Berlin')).toBe('2026-03-29');
  expect(dayIn(new Date('2026-10-25T00:30:00Z'), 'Europe/Berlin')).toBe('2026-10-25');
});

test('adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -3000, max: 3000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
});

test('days that the calendar does not have are refused', () => {
  expect(isDay('2024-02-29')).toBe(true);
  for (const wrong of ['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00:00', '']) {
    expect(isDay(wrong), wrong).toBe(false);
  }
});

test('age changes on the birthday itself', () => {
  expect(ageOn('2013-11-22', '2026-11-21')).toBe(12);
  expect(ageOn('2013-11-21', '2026-11-21')).toBe(13);
  expect(ageOn('2012-02-29', '2025-02-28')).toBe(12);
  expect(ageOn('2012-02-29', '2025-03-01')).toBe(13);
});

test('only real time zones are taken, in their own spelling', () => {
  expect(timeZoneNamed('Asia/Tokyo')).toBe('Asia/Tokyo');
  expect(timeZoneNamed('EuRoPe/BeRlIn')).toBe('Europe/Berlin');
  for (const wrong of ['Mars/Olympus', '', '+23:59', '-05:00', 'A'.repeat(1000), 'Europe/Berlin\u0000']) {
    expect(timeZoneNamed(wrong), wrong).toBeUndefined();
  }
});

test('weekdays count from Monday', () => {
  expect(['2026-11-21', '2026-11-22', '2026-11-23'].map(weekdayOf)).toEqual([6, 7, 1]);
});

test('a week begins on its Monday', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
});

test('the Monday of every day is a Monday, at most six days back', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const monday = mondayOf(day);
      expect(weekdayOf(monday)).toBe(1);
      expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(monday, day)).toBeLessThanOrEqual(6);
    }),
  );
});
