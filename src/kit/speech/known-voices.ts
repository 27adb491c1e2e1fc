import { useSyncExternalStore } from 'react';
import { readingVoices } from './voices.ts';

/** What this browser has to read with; `undefined` until it has told. */
type Known = {
  all: readonly SpeechSynthesisVoice[];
  /** Those that may read a lesson, the one to begin with first. */
  reading: readonly SpeechSynthesisVoice[];
};

/** Browsers that have no voice never tell so. */
const PATIENCE_MS = 2_000;

const NONE: Known = { all: [], reading: [] };
const listeners = new Set<() => void>();
let known: Known | undefined;

/** The browser's speech, where it has one. */
export const synthesis = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;

function learn(voices: readonly SpeechSynthesisVoice[]): void {
  known = voices.length > 0 ? { all: voices, reading: readingVoices(voices, navigator.languages) } : NONE;
  for (const listener of listeners) listener();
}

// Asked for early: Chromium answers the first time with nothing, and tells when it has fetched them.
if (synthesis) {
  const first = synthesis.getVoices();
  if (first.length > 0) learn(first);
  // Older Safari has no events here, and needs none.
  synthesis.addEventListener?.('voiceschanged', () => learn(synthesis.getVoices()));
  setTimeout(() => known ?? learn(synthesis.getVoices()), PATIENCE_MS);
} else {
  known = NONE;
}

export function knownVoices(): Known | undefined {
  return known;
}

export function useKnownVoices(): Known | undefined {
  return useSyncExternalStore(subscribe, knownVoices);
}

/** Whether anything can be read aloud here without its text leaving the device. */
export function useCanRead(): boolean {
  return (useKnownVoices()?.reading.length ?? 0) > 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
