import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptEssays, readKept, sweepKept } from './keeping.ts';

const NOW = new Date('2026-11-21T12:00:00Z').getTime();
const LONG_AGO = new Date('2025-11-21T12:00:00Z').getTime();

const keyOf = (lesson: string) => `brightling.lesson.mira.${lesson}`;
const essay = (savedAt: number) =>
  JSON.stringify({ savedAt, elapsedSeconds: 60, isRetake: false, work: { essay: { text: 'The lantern' } } });

/** A browser's storage names what it holds as its own keys. */
class Storage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  const unreadable = { [keyOf('broken')]: '{"savedAt":', [keyOf('number')]: '7' };
  const essays = { [keyOf('old')]: essay(LONG_AGO), [keyOf('new')]: essay(NOW) };
  vi.stubGlobal('localStorage', Object.assign(new Storage(), unreadable, essays));
});
afterEach(() => void vi.unstubAllGlobals());

test('an entry that cannot be read hides no essay', () => {
  expect(readKept('mira', 'broken')).toBeUndefined();
  expect(keptEssays('mira')).toEqual([
    { lessonId: 'old', text: 'The lantern' },
    { lessonId: 'new', text: 'The lantern' },
  ]);
});

test('an entry that cannot be read is swept, and so is all that is old', () => {
  sweepKept(NOW);
  expect(Object.keys(localStorage)).toEqual([keyOf('new')]);
});
