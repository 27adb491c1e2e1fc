import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetInStorage, peopleInStorage } from './kept-people.ts';

const MIRA = '6a3b7c1e-4d29-4b0e-9a57-0f2f7c8d1e11';
const THEO = '0c9d8e7f-1a2b-4c3d-8e4f-5a6b7c8d9e22';

const ofMira = [`brightling.lesson.${MIRA}.2026-11-21-math-easy-1`, `brightling.settings.${MIRA}`];
const ofTheo = [`brightling.lesson.${THEO}.2026-11-21-math-easy-1`];
const ofNobody = ['brightling.settings', 'brightling.settings.x', `other.lesson.${MIRA}`];

beforeEach(() => {
  const storage = Object.fromEntries([...ofMira, ...ofTheo, ...ofNobody].map((key) => [key, '{}']));
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] });
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

test('finds the people by the keys of what is kept, each once', () => {
  expect(peopleInStorage().toSorted()).toEqual([THEO, MIRA]);
});

test('forgets one of them, and nothing of anybody else', () => {
  forgetInStorage(MIRA);
  expect(Object.keys(localStorage)).toEqual([...ofTheo, ...ofNobody]);
});

test('where the browser refuses its storage nobody is kept', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(peopleInStorage()).toEqual([]);
  expect(() => forgetInStorage(MIRA)).not.toThrow();
});
