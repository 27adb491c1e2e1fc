import { expect, test } from 'vitest';
import { premiumDay } from './premium-day.ts';

const today = '2026-11-21';

test("the end of premium is a day of the person's own zone", () => {
  expect(premiumDay('2026-11-28T09:00:00.000Z', 'Europe/Berlin', today)).toBe('November 28');
  expect(premiumDay('2026-11-28T23:30:00.000Z', 'Europe/Berlin', today)).toBe('November 29');
  expect(premiumDay('2026-11-28T03:00:00.000Z', 'America/New_York', today)).toBe('November 27');
});

test('another year is named', () => {
  expect(premiumDay('2027-01-02T09:00:00.000Z', 'UTC', today)).toBe('January 2, 2027');
  expect(premiumDay('2027-01-01T03:00:00.000Z', 'America/New_York', today)).toBe('December 31');
});
