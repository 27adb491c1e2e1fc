import { expect, test } from 'vitest';
import { premiumDay } from './premium-day.ts';

const today = '2026-11-21';

test('the end of premium is a day of the family’s own zone', () => {
  expect(premiumDay('2026-11-28T09:00:00.000Z', 'Europe/Berlin', today)).toBe('28 November');
  expect(premiumDay('2026-11-28T23:30:00.000Z', 'Europe/Berlin', today)).toBe('29 November');
  expect(premiumDay('2026-11-28T03:00:00.000Z', 'America/New_York', today)).toBe('27 November');
});

test('another year is named', () => {
  expect(premiumDay('2027-01-02T09:00:00.000Z', 'UTC', today)).toBe('2 January 2027');
  expect(premiumDay('2027-01-01T03:00:00.000Z', 'America/New_York', today)).toBe('31 December');
});
