import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestDue, digestSince, isDigestDueSomewhere } from './digest-day.ts';

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
  ['2026-11-22T17:00:30Z', 'UTC', '2026-11-15T17:00:00.000Z'],
  ['2026-11-22T18:20:00Z', 'UTC', '2026-11-15T17:00:00.000Z'],
  ['2026-11-23T11:59:00Z', 'UTC', '2026-11-15T17:00:00.000Z'],
  ['2026-11-22T11:45:00Z', 'Asia/Kolkata', '2026-11-15T11:30:00.000Z'],
  // Weeks in which the clocks go forward and back.
  ['2026-03-29T15:00:00Z', 'Europe/Berlin', '2026-03-22T16:00:00.000Z'],
  ['2026-10-25T16:00:00Z', 'Europe/Berlin', '2026-10-18T15:00:00.000Z'],
])('a letter of %s in %s tells of what came after %s', (now, zone, since) => {
  expect(digestSince(new Date(now), zone).toISOString()).toBe(since);
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
