import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCREENS, screenOf } from './fault.ts';

test.each([
  ['/', '/'],
  ['/badges', '/badges'],
  ['/badges/', '/badges'],
  ['/lesson/2026-11-21-math-hard-1', '/lesson/:id'],
  ['/lessons/math', '/lessons/:subject'],
  ['/digest/stop', '/digest/stop'],
  ['/lesson', '*'],
  ['/lesson/a/b', '*'],
  ['/mira@family.test', '*'],
])('%s is told as %s', (pathname, screen) => {
  expect(screenOf(pathname)).toBe(screen);
});

test('no address tells anything but a screen', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('lesson', 'lessons'))), (parts) => {
      expect(SCREENS).toContain(screenOf(`/${parts.join('/')}`));
    }),
  );
});
