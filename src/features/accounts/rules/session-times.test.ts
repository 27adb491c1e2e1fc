import { expect, test } from 'vitest';
import { isDueForRenewal, sessionExpiry } from './session-times.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test('a session lasts 30 days and is prolonged once a day', () => {
  expect(sessionExpiry(now).toISOString()).toBe('2026-12-21T12:00:00.000Z');
  expect(isDueForRenewal(hoursAgo(23), now)).toBe(false);
  expect(isDueForRenewal(hoursAgo(24), now)).toBe(true);
});
