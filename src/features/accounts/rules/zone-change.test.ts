import { expect, test } from 'vitest';
import { mayChangeTimeZone } from './zone-change.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test('the zone moves at most once a day', () => {
  expect(mayChangeTimeZone(hoursAgo(23.9), now)).toBe(false);
  expect(mayChangeTimeZone(hoursAgo(24), now)).toBe(true);
});
