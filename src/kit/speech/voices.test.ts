import { expect, test } from 'vitest';
import { hasOnlyRemote, readingVoices, voiceFor, type Voice } from './voices.ts';

const voice = (name: string, change: Partial<Voice> = {}): Voice => ({
  name,
  lang: 'en-US',
  localService: true,
  default: false,
  voiceURI: name,
  ...change,
});
const namesOf = (voices: readonly Voice[]) => voices.map(({ name }) => name);

const samantha = voice('Samantha');
const daniel = voice('Daniel', { lang: 'en_GB' });
const remote = voice('Far Away', { localService: false, default: true });
const german = voice('Anna', { lang: 'de-DE', default: true });
const bells = voice('Bells');

test('only English voices of the device itself read, and none that sings', () => {
  expect(namesOf(readingVoices([remote, german, bells, samantha, daniel], ['de-DE']))).toEqual([
    'Daniel',
    'Samantha',
  ]);
});

test("the device's own choice comes first, then the reader's kind of English", () => {
  expect(namesOf(readingVoices([samantha, daniel], ['de-DE', 'en-GB']))).toEqual(['Daniel', 'Samantha']);
  expect(namesOf(readingVoices([samantha, daniel], ['en-US']))).toEqual(['Samantha', 'Daniel']);
  const usual = voice('Usual', { lang: 'en-AU', default: true });
  expect(namesOf(readingVoices([samantha, daniel, usual], ['en-US']))[0]).toBe('Usual');
});

test('a voice that is told twice is there once', () => {
  expect(readingVoices([samantha, { ...samantha }], [])).toHaveLength(1);
});

test('the chosen voice reads as long as the device has it', () => {
  const voices = [samantha, daniel];
  expect(voiceFor(voices, 'Daniel')).toBe(daniel);
  expect(voiceFor(voices, 'Gone')).toBe(samantha);
  expect(voiceFor(voices, '')).toBe(samantha);
  expect(voiceFor([], 'Daniel')).toBeUndefined();
});

test('it is told apart whether there is no voice or none that stays at home', () => {
  expect(hasOnlyRemote([remote, german])).toBe(true);
  expect(hasOnlyRemote([remote, samantha])).toBe(false);
  expect(hasOnlyRemote([german])).toBe(false);
  expect(hasOnlyRemote([])).toBe(false);
});
