import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings, DEFAULT_SETTINGS } from './settings.ts';
import { playSound } from './sounds.ts';

/** Notes that a loudspeaker was asked for. */
let notes = 0;

class Loudspeaker {
  currentTime = 0;
  destination = {};
  createOscillator() {
    notes++;
    return { frequency: { value: 0 }, connect: (next: unknown) => next, start() {}, stop() {} };
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (next: unknown) => next };
  }
}

beforeEach(() => {
  notes = 0;
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint));
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('AudioContext', Loudspeaker);
});
afterEach(() => {
  changeSettings(DEFAULT_SETTINGS);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function notesOf(...sounds: Parameters<typeof playSound>[0][]): number {
  for (const sound of sounds) playSound(sound);
  vi.runAllTimers();
  return notes;
}

test('a right answer, one to think about and a celebration each have their notes', () => {
  expect(notesOf('right')).toBe(2);
  expect(notesOf('think')).toBe(4);
  expect(notesOf('celebrate')).toBe(8);
});

test('nothing sounds for who has turned sound effects off', () => {
  changeSettings({ soundEffects: false });
  expect(notesOf('right', 'think', 'celebrate')).toBe(0);
  changeSettings({ soundEffects: true });
  expect(notesOf('right')).toBe(2);
});

test('nothing sounds before the first press on a page', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  expect(notesOf('celebrate')).toBe(0);
});
