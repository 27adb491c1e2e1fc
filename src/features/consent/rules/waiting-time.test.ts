import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saidMoment, timeLeft, writtenMoment } from './waiting-time.ts';

const now = new Date('2026-11-21T15:30:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [72 * HOUR, '3 days'],
  [72 * HOUR - 20_000, '3 days'],
  [53 * HOUR, '2 days and 5 hours'],
  [25 * HOUR, '1 day and 1 hour'],
  [24 * HOUR, '1 day'],
  [24 * HOUR - MINUTE, '1 day'],
  [23 * HOUR, '23 hours'],
  [HOUR, '1 hour'],
  [HOUR - 1, '59 minutes'],
  [MINUTE, '1 minute'],
  [MINUTE - 1, 'less than a minute'],
  [1, 'less than a minute'],
])('%d ms before the end there is left: %s', (ms, words) => {
  expect(timeLeft(after(ms), now)).toBe(words);
});

test('when the time is over nothing is left', () => {
  expect(timeLeft(now, now)).toBeUndefined();
  expect(timeLeft(after(-HOUR), now)).toBeUndefined();
});

test('the words never say 0 of anything, nor one with an s', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 80 * HOUR }), (ms) => {
      expect(timeLeft(after(ms), now)).not.toMatch(/\b0 |\b1 \w+s\b|24 hours|60 minutes/);
    }),
  );
});

test('a moment is said by the day of the one who reads it', () => {
  expect(saidMoment(after(HOUR), now, 'Europe/Berlin')).toBe('today at 5:30\u00a0PM');
  expect(saidMoment(after(HOUR), now, 'Asia/Tokyo')).toBe('today at 1:30\u00a0AM');
  expect(saidMoment(after(12 * HOUR), now, 'Europe/Berlin')).toBe('tomorrow at 4:30\u00a0AM');
  expect(saidMoment(after(12 * HOUR), now, 'America/New_York')).toBe('today at 10:30\u00a0PM');
  expect(saidMoment(after(72 * HOUR), now, 'Europe/Berlin')).toBe('Tuesday, November 24 at 4:30\u00a0PM');
});

test('a letter says the whole date', () => {
  expect(writtenMoment(after(72 * HOUR), 'Europe/Berlin')).toBe('Tuesday, November 24, 2026 at 4:30\u00a0PM');
  expect(writtenMoment(after(72 * HOUR), 'America/Los_Angeles')).toBe(
    'Tuesday, November 24, 2026 at 7:30\u00a0AM',
  );
});
