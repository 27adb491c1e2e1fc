import { expect, test } from 'vitest';
import { standingOf } from './user-state.ts';

test('only an active user is past every step', () => {
  expect(standingOf('active')).toBe('ready');
  expect(standingOf('pending')).toBe('needs_age');
  expect(standingOf('awaiting_consent')).toBe('needs_consent');
  expect(standingOf('denied')).toBe('needs_consent');
});
