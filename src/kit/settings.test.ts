import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
  changeSettings,
  currentSettings,
  DEFAULT_SETTINGS,
  marksOf,
  settingsAreOf,
  settingsFrom,
} from './settings.ts';

afterEach(() => {
  settingsAreOf(undefined);
  vi.unstubAllGlobals();
});

const FIRST = readFileSync(join(import.meta.dirname, '../apps/web/public/first.js'), 'utf8');

/** What the page is marked with before the app's own files are there. */
function firstMarks(kept: string | null, isDarkOutside: boolean): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(FIRST, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: () => kept },
    matchMedia: () => ({ matches: isDarkOutside }),
  });
  return dataset;
}

/** Among them choices of other settings, and what is no choice at all. */
const choice = fc.constantFrom<unknown>(
  'standard',
  'largest',
  'lexend',
  'wider',
  'dark',
  'auto',
  'easy',
  'unlimited',
  true,
  false,
  null,
  0,
);
const anyKept = fc.record(Object.fromEntries(Object.keys(DEFAULT_SETTINGS).map((name) => [name, choice])), {
  requiredKeys: [],
});

test('the page shows before the first paint what the app shows after it', () => {
  fc.assert(
    fc.property(anyKept, fc.boolean(), (kept, isDarkOutside) => {
      expect(firstMarks(JSON.stringify(kept), isDarkOutside)).toEqual(
        marksOf(settingsFrom(kept), isDarkOutside),
      );
    }),
    { numRuns: 300 },
  );
});

test.each([null, '', 'null', '[]', '7', '{"theme":', '"dark"'])('what was kept may be %j', (kept) => {
  expect(firstMarks(kept, true)).toEqual(marksOf(DEFAULT_SETTINGS, true));
});

test('a choice is kept, and what is none gives way to the default', () => {
  const kept = {
    theme: 'auto',
    dailyGoal: 'unlimited',
    autoSave: false,
    textSize: 'huge',
    soundEffects: 'no',
  };
  expect(settingsFrom(kept)).toEqual({
    ...DEFAULT_SETTINGS,
    theme: 'auto',
    dailyGoal: 'unlimited',
    autoSave: false,
  });
});

test('nothing is taken over that is no setting', () => {
  fc.assert(
    fc.property(fc.object(), (kept) => {
      expect(Object.keys(settingsFrom(kept)).toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted());
    }),
  );
});

test('on auto the theme is that of the device', () => {
  const auto = settingsFrom({ theme: 'auto' });
  expect(marksOf(auto, true)['theme']).toBe('dark');
  expect(marksOf(auto, false)['theme']).toBe('light');
  expect(marksOf(DEFAULT_SETTINGS, true)['theme']).toBe('light');
});

test('how the app learns with somebody is their own; how it looks is the device’s', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));

  settingsAreOf('mira');
  changeSettings({ difficulty: 'challenging', dailyGoal: '10', autoSave: false, theme: 'dark' });
  settingsAreOf('theo');
  expect(currentSettings()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' });
  changeSettings({ dailyGoal: '3', textSize: 'large' });
  settingsAreOf('mira');
  expect(currentSettings()).toEqual({
    ...DEFAULT_SETTINGS,
    difficulty: 'challenging',
    dailyGoal: '10',
    autoSave: false,
    theme: 'dark',
    textSize: 'large',
  });
  settingsAreOf(undefined);
  expect(currentSettings()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', textSize: 'large' });
});
