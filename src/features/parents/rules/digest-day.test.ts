import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestDue, digestWeek, isDigestDueSomewhere } from './digest-day.ts';

test.each([
  ['2026-11-22T16:59:00Z', 'UTC', undefined],
  ['2026-11-22T17:00:00Z', 'UTC', '2026-11-22'],
  ['2026-11-23T11:59:00Z', 'UTC', '2026-11-22'],
  ['2026-11-23T12:00:00Z', 'UTC', undefined],
  ['2026-11-21T20:00:00Z', 'UTC', undefined],
  // Sunday evening has come in Auckland while it is still Sunday morning in Greenwich.
  ['2026-11-22T04:30:00Z', 'Pacific/Auckland', '2026-11-22'],
  ['2026-11-23T02:00:00Z', 'America/Los_Angeles', '2026-11-22'],
])('at %s in %s the letter of %s is due', (instant, zone, day) => {
  expect(digestDue(new Date(instant), zone)).toBe(day);
});

test.each([
  ['2026-11-22T17:00:30Z', 'UTC', '2026-11-15T17:00Z', '2026-11-22T17:00Z'],
  ['2026-11-22T18:20:00Z', 'UTC', '2026-11-15T17:00Z', '2026-11-22T17:00Z'],
  ['2026-11-23T11:59:00Z', 'UTC', '2026-11-15T17:00Z', '2026-11-22T17:00Z'],
  ['2026-11-22T11:45:00Z', 'Asia/Kolkata', '2026-11-15T11:30Z', '2026-11-22T11:30Z'],
  // Weeks in which the clocks go forward and back.
  ['2026-03-29T15:00:00Z', 'Europe/Berlin', '2026-03-22T16:00Z', '2026-03-29T15:00Z'],
  ['2026-10-25T16:00:00Z', 'Europe/Berlin', '2026-10-18T15:00Z', '2026-10-25T16:00Z'],
])('a letter of %s in %s tells of what came from %s until %s', (now, timeZone, since, until) => {
  expect(digestWeek(new Date(now), timeZone)).toEqual({ since: new Date(since), until: new Date(until) });
});

test('the weeks of two letters running meet, however late each is posted', () => {
  const zone = fc.constantFrom('UTC', 'America/Adak', 'Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Cairo');
  const late = fc.integer({ min: 0, max: 17 * 60 });
  fc.assert(
    fc.property(zone, fc.integer({ min: 0, max: 103 }), late, late, (timeZone, week, first, second) => {
      const noon = new Date(Date.UTC(2026, 0, 5 + 7 * week, 12));
      const { until } = digestWeek(noon, timeZone);
      const postedAt = (due: Date, minutes: number) => new Date(due.getTime() + minutes * 60_000);
      const next = postedAt(digestWeek(postedAt(noon, 7 * 24 * 60), timeZone).until, second);
      expect(digestWeek(postedAt(until, first), timeZone).until).toEqual(until);
      expect(digestWeek(next, timeZone).since).toEqual(until);
    }),
  );
});

test('nobody is looked up while no letter can be due, and nobody whose letter is due is missed', () => {
  const zone = fc.constantFrom('UTC', 'Etc/GMT+12', 'Pacific/Kiritimati', 'Asia/Kolkata', 'America/Adak');
  const instant = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z') });
  fc.assert(
    fc.property(
      instant.filter((at) => !Number.isNaN(at.getTime())),
      zone,
      (at, timeZone) => {
        if (digestDue(at, timeZone) !== undefined) expect(isDigestDueSomewhere(at)).toBe(true);
      },
    ),
  );
  expect(isDigestDueSomewhere(new Date('2026-11-22T02:59:00Z'))).toBe(false);
  expect(isDigestDueSomewhere(new Date('2026-11-22T03:00:00Z'))).toBe(true);
  expect(isDigestDueSomewhere(new Date('2026-11-23T23:59:00Z'))).toBe(true);
  expect(isDigestDueSomewhere(new Date('2026-11-24T00:00:00Z'))).toBe(false);
});
