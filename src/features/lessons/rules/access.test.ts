import { expect, test } from 'vitest';
import { accessMessage, accessTo, listStart, pointsFor } from './access.ts';

const today = '2026-11-21';
const free = { isPremium: false, completed: false, hasDayPass: false };

test("today's lessons are open to all, later ones are not there", () => {
  expect(accessTo(today, today, free)).toBe('open');
  const later = '2026-11-22';
  expect(accessTo(later, today, { isPremium: true, completed: true, hasDayPass: false })).toBe('not_found');
  // Flown over the date line.
  expect(accessTo(later, today, { ...free, hasDayPass: true })).toBe('open');
});

test('an earlier lesson needs premium, unless it is completed or was given on its day', () => {
  expect(accessTo('2026-11-20', today, free)).toBe('premium_only');
  expect(accessTo('2026-11-20', today, { ...free, isPremium: true })).toBe('open');
  expect(accessTo('2026-11-20', today, { ...free, completed: true })).toBe('open');
  expect(accessTo('2026-11-20', today, { ...free, hasDayPass: true })).toBe('open');
});

test('a lesson gives its level’s points on its day and half of them, rounded down, later', () => {
  const both = (['easy', 'medium', 'hard', 'expert', 'extreme'] as const).map((level) => [
    pointsFor(level, today, today),
    pointsFor(level, '2026-11-01', today),
  ]);
  expect(both).toEqual([
    [50, 25],
    [60, 30],
    [75, 37],
    [90, 45],
    [100, 50],
  ]);
});

test('lists go back 30 days', () => {
  expect(listStart(today)).toBe('2026-10-22');
});

test('the message speaks of what is locked', () => {
  expect(accessMessage(false, 12)).toContain('12 more');
  expect(accessMessage(false, 0)).not.toContain('remium');
  expect(accessMessage(true, 0)).toContain('Premium is active');
});
