import { useSyncExternalStore } from 'react';
import { currentSettings, type Settings } from '../settings.ts';
import { bringIntoSight, isInSight } from './follow.ts';
import { knownVoices, synthesis } from './known-voices.ts';
import { markSentence, markWord, unmarkAll } from './mark.ts';
import { linesOf, type Line } from './passages.ts';
import { wordAt } from './saying.ts';
import { voiceFor } from './voices.ts';

/*
 * One thing is read at a time, sentence by sentence. To pause is to fall silent and to keep the sentence: the
 * browser's own pause ends the speech on Android, and never wakes again in some Chromium.
 */

type Reading = { owner: string; lines: readonly Line[]; place: number; isPaused: boolean };

/** How a part of the page stands with the reader. */
export type ReadingState = 'still' | 'reading' | 'paused';

/** As the browser counts them: 1 is the voice's own speed. */
const RATES: Record<Settings['readingSpeed'], number> = { slow: 0.6, calm: 0.8, normal: 1, fast: 1.25 };

/** Safari and Firefox swallow what is spoken in the same breath as a cancel. */
const BREATH_MS = 60;

let reading: Reading | undefined;
/** What is with the browser now: words about any other come too late. Kept, or Chromium would sweep it away unheard. */
let present: SpeechSynthesisUtterance | undefined;
const listeners = new Set<() => void>();

/** Reads what an element shows, in place of whatever was being read. */
export function read(owner: string, element: Element): void {
  const lines = linesOf(element);
  if (lines.length === 0) return stop();
  become({ owner, lines, place: 0, isPaused: false });
  speak(silence());
}

export function pause(): void {
  if (!reading) return;
  silence();
  become({ ...reading, isPaused: true });
}

/** Goes on with the sentence in which it was paused. */
export function goOn(): void {
  if (!reading?.isPaused) return;
  become({ ...reading, isPaused: false });
  speak(silence());
}

/** @param owner whose reading is meant; anyone's when left out */
export function stop(owner?: string): void {
  if (!reading || (owner !== undefined && reading.owner !== owner)) return;
  silence();
  unmarkAll();
  become(undefined);
}

export function useReading(owner: string): ReadingState {
  return useSyncExternalStore(subscribe, () => stateOf(owner));
}

function stateOf(owner: string): ReadingState {
  if (reading?.owner !== owner) return 'still';
  return reading.isPaused ? 'paused' : 'reading';
}

function become(next: Reading | undefined): void {
  reading = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns whether something was being said */
function silence(): boolean {
  present = undefined;
  if (!synthesis?.speaking && !synthesis?.pending) return false;
  synthesis.cancel();
  return true;
}

function speak(wasSpeaking: boolean): void {
  const line = reading?.lines[reading.place];
  const { readingSpeed, readingVoice } = currentSettings();
  const voice = voiceFor(knownVoices()?.reading ?? [], readingVoice);
  if (!line || !voice || !synthesis) return stop();
  const utterance = new SpeechSynthesisUtterance(line.saying.said);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = RATES[readingSpeed];
  utterance.onboundary = ({ name, charIndex }) => {
    if (present !== utterance || name === 'sentence') return;
    const word = wordAt(line.saying, charIndex);
    if (word) markWord(line.placeOf(word));
  };
  utterance.onend = () => present === utterance && speakNext(line);
  utterance.onerror = () => present === utterance && stop();
  present = utterance;
  markSentence(line.place);
  if (reading?.place === 0) bringIntoSight(line.place);
  if (wasSpeaking) setTimeout(() => present === utterance && synthesis?.speak(utterance), BREATH_MS);
  else synthesis.speak(utterance);
}

function speakNext(last: Line): void {
  if (!reading) return;
  // Who has scrolled elsewhere meanwhile stays there.
  const follows = isInSight(last.place);
  const next = reading.lines[reading.place + 1];
  if (!next) return stop();
  become({ ...reading, place: reading.place + 1 });
  if (follows) bringIntoSight(next.place);
  speak(false);
}

// Chromium would go on speaking after the page is gone, and in a hidden tab nobody sees what speaks.
if (synthesis) {
  addEventListener('pagehide', () => stop());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') pause();
  });
}
