import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throwConfetti } from './confetti.ts';
import { changeSettings, DEFAULT_SETTINGS } from './settings.ts';

let wantsLessOutside = false;
beforeEach(() => {
  wantsLessOutside = false;
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('prefers-reduced-motion') && wantsLessOutside,
  }));
});
afterEach(() => {
  changeSettings(DEFAULT_SETTINGS);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** How many bursts, and the end of them, are about to come. */
async function throwsPlanned(): Promise<number> {
  const stop = throwConfetti(Object.create(null));
  await vi.dynamicImportSettled();
  const planned = vi.getTimerCount();
  stop();
  return planned;
}

test('lights fly up, and none after it was stopped', async () => {
  expect(await throwsPlanned()).toBeGreaterThan(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('none fly for who wants less motion, here or on the whole device', async () => {
  changeSettings({ lessMotion: true });
  expect(await throwsPlanned()).toBe(0);
  changeSettings({ lessMotion: false });
  wantsLessOutside = true;
  expect(await throwsPlanned()).toBe(0);
});
