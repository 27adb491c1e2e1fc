import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from '../../../base/day.ts';
import { doingOf } from './late.ts';

const now = new Date('2026-11-23T09:00:00Z');
const arrival = { now, today: '2026-11-23', timeZone: 'Europe/Berlin' };
const onArrival = { doneAt: now, day: '2026-11-23' };

test('a lesson done without a network counts for the day on which it was done', () => {
  const saturday = new Date('2026-11-21T18:30:00Z');
  expect(doingOf(saturday.toISOString(), '2026-11-21', arrival)).toEqual({
    doneAt: saturday,
    day: '2026-11-21',
  });
  // Past midnight in the child's own zone: no longer the lesson's day.
  expect(doingOf('2026-11-21T23:30:00Z', '2026-11-21', arrival).day).toBe('2026-11-22');
});

test('without its word, or with one that cannot be, a lesson counts when it arrives', () => {
  expect(doingOf(undefined, '2026-11-21', arrival)).toEqual(onArrival);
  expect(doingOf('2026-11-20T18:30:00Z', '2026-11-21', arrival)).toEqual(onArrival);
  expect(doingOf('2036-01-01T00:00:00Z', '2026-11-21', arrival)).toEqual(onArrival);
});

test('whatever a browser says, nothing is done before its lesson was there, nor in the future', () => {
  const instants = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
  fc.assert(
    fc.property(instants, fc.constantFrom('2026-11-17', '2026-11-22', '2026-11-23'), (said, lessonDay) => {
      const { doneAt, day } = doingOf(said.toISOString(), lessonDay, arrival);
      expect(doneAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(day >= lessonDay && day <= arrival.today).toBe(true);
      expect(day).toBe(dayIn(doneAt, arrival.timeZone));
    }),
  );
});

test('a browser’s word is taken for a weekend, not for a week', () => {
  expect(doingOf('2026-11-22T12:00:00Z', '2026-11-20', arrival).day).toBe('2026-11-22');
  expect(doingOf('2026-11-22T12:00:00Z', '2026-11-19', arrival)).toEqual(onArrival);
});
