import { expect, test } from 'vitest';
import { digestDue } from './digest-day.ts';

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
