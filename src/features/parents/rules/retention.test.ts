import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ERASURE_NOTICE_MS, inactiveSince } from './retention.ts';

const DAY_MS = 86_400_000;

test.each([
  ['2026-11-21T12:00:00Z', '2024-12-21T12:00:00.000Z'],
  ['2028-01-30T00:00:00Z', '2026-03-01T00:00:00.000Z'],
  ['2026-01-29T06:00:00Z', '2024-02-28T06:00:00.000Z'],
])('at %s those are warned who were not here since %s', (now, since) => {
  expect(inactiveSince(new Date(now)).toISOString()).toBe(since);
});

test('whoever is deleted after the notice was away for two years, and no day longer than leap days make', () => {
  const instants = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2126-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (now) => {
      const away = (now.getTime() + ERASURE_NOTICE_MS - inactiveSince(now).getTime()) / DAY_MS;
      expect(away).toBeGreaterThanOrEqual(730);
      expect(away).toBeLessThanOrEqual(731);
    }),
  );
});
