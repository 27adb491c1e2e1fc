import { expect, test } from 'vitest';
import { isCalledOff } from './planned-erasure.ts';

test.each([
  ['closed', 1, true],
  ['closed', 0, false],
  ['closed', -1, false],
  ['inactive', 1, true],
  ['inactive', -1, false],
  ['retention_withdrawn', 1, false],
  ['retention_withdrawn', -1, false],
] as const)(
  'a deletion planned as %s with a visit %i ms after it is called off: %s',
  (reason, after, isOff) => {
    const plannedAt = new Date('2026-11-21T12:00:00Z');
    expect(isCalledOff(reason, plannedAt, new Date(plannedAt.getTime() + after))).toBe(isOff);
  },
);
