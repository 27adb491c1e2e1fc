import { useSyncExternalStore } from 'react';

/**
 * What was chosen in this browser. It is kept here alone; the difficulty is sent along when lessons are chosen. How the
 * app learns with somebody is that person's own, and waits here for them; how it looks and sounds is this device's, for
 * it shows before anybody is known.
 */
export type Settings = {
  difficulty: 'easy' | 'adaptive' | 'challenging';
  dailyGoal: '3' | '5' | '10' | 'unlimited';
  autoSave: boolean;
  notifications: boolean;
  soundEffects: boolean;
  /** Whether the math race ends after its seconds. */
  mathRaceTimer: boolean;
  theme: 'light' | 'dark' | 'auto';
  textSize: 'standard' | 'large' | 'larger' | 'largest';
  font: 'standard' | 'lexend' | 'opendyslexic';
  /** Between letters, words and lines. */
  spacing: 'standard' | 'wide' | 'wider';
  higherContrast: boolean;
  lessMotion: boolean;
  /** How fast lessons are read aloud. */
  readingSpeed: 'slow' | 'calm' | 'normal' | 'fast';
  /** The address of a voice of this device; empty for the one that it likes best. */
  readingVoice: string;
};

export const DEFAULT_SETTINGS: Settings = {
  difficulty: 'adaptive',
  dailyGoal: '5',
  autoSave: true,
  notifications: true,
  soundEffects: true,
  mathRaceTimer: true,
  theme: 'light',
  textSize: 'standard',
  font: 'standard',
  spacing: 'standard',
  higherContrast: false,
  lessMotion: false,
  readingSpeed: 'normal',
  readingVoice: '',
};

/** What may be chosen where it is more than on and off. */
const CHOICES: { [Name in keyof Settings]?: readonly Settings[Name][] } = {
  difficulty: ['easy', 'adaptive', 'challenging'],
  dailyGoal: ['3', '5', '10', 'unlimited'],
  theme: ['light', 'dark', 'auto'],
  textSize: ['standard', 'large', 'larger', 'largest'],
  font: ['standard', 'lexend', 'opendyslexic'],
  spacing: ['standard', 'wide', 'wider'],
  readingSpeed: ['slow', 'calm', 'normal', 'fast'],
};

/** Each person's own. */
const PERSONAL = new Set<string>(['difficulty', 'dailyGoal', 'autoSave'] satisfies (keyof Settings)[]);

const KEY = 'brightling.settings';
const keyOf = (person: string) => `${KEY}.${person}`;
const listeners = new Set<() => void>();
/** Id of who is signed in here, once that is known. */
let person: string | undefined;
let present = read();

function read(): Settings {
  return settingsFrom({
    ...partOf(kept(KEY), 'device'),
    ...(person === undefined ? {} : partOf(kept(keyOf(person)), 'person')),
  });
}

function kept(key: string): object {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return value !== null && typeof value === 'object' ? value : {};
  } catch {
    // Private windows may refuse storage: the defaults serve.
    return {};
  }
}

function partOf(settings: object, whose: 'device' | 'person'): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => PERSONAL.has(name) === (whose === 'person')),
  );
}

/**
 * From now on the page has the settings of this person.
 *
 * @param id undefined: of nobody
 */
export function settingsAreOf(id: string | undefined): void {
  if (id === person) return;
  person = id;
  takeAnew();
}

function takeAnew(): void {
  present = read();
  applySettings();
  for (const listener of listeners) listener();
}

/** What was kept, as far as it is a choice that we offer; the default for anything else. */
export function settingsFrom(kept: unknown): Settings {
  const entries: [string, unknown][] = kept !== null && typeof kept === 'object' ? Object.entries(kept) : [];
  const offered = new Map<string, readonly unknown[] | undefined>(Object.entries(CHOICES));
  const defaults = new Map<string, unknown>(Object.entries(DEFAULT_SETTINGS));
  const known = entries.filter(([name, value]) => {
    const choices = offered.get(name);
    if (choices) return choices.includes(value);
    return defaults.has(name) && typeof value === typeof defaults.get(name);
  });
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known) };
}

/**
 * Takes effect at once.
 *
 * @returns whether this browser keeps it beyond the present page
 */
export function changeSettings(change: Partial<Settings>): boolean {
  present = { ...present, ...change };
  applySettings();
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(KEY, JSON.stringify(partOf(present, 'device')));
    if (person !== undefined) {
      localStorage.setItem(keyOf(person), JSON.stringify(partOf(present, 'person')));
    }
    return true;
  } catch {
    return false;
  }
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings);
}

export function currentSettings(): Settings {
  return present;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param isDarkOutside whether the device itself asks for dark */
export function isDarkTheme(theme: Settings['theme'], isDarkOutside: boolean): boolean {
  return theme === 'dark' || (theme === 'auto' && isDarkOutside);
}

/** The settings as data attributes of the page, for the styles to read. */
export function marksOf(settings: Settings, isDarkOutside: boolean): Record<string, string> {
  const { theme, textSize, font, spacing, higherContrast, lessMotion } = settings;
  return {
    theme: isDarkTheme(theme, isDarkOutside) ? 'dark' : 'light',
    textSize,
    font,
    spacing,
    contrast: higherContrast ? 'higher' : 'standard',
    motion: lessMotion ? 'less' : 'standard',
  };
}

/** Shows the settings on the page; `public/first.js` does the same before the first paint. */
function applySettings(): void {
  const isDarkOutside = matchMedia('(prefers-color-scheme: dark)').matches;
  Object.assign(document.documentElement.dataset, marksOf(present, isDarkOutside));
}

/** Follows the system's theme while the setting is `auto`, and other tabs' changes. */
export function watchSettings(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applySettings);
  addEventListener('storage', (event) => {
    if (event.key === KEY || (person !== undefined && event.key === keyOf(person))) takeAnew();
  });
}

/** Asked for here, or of the device. */
export function prefersReducedMotion(): boolean {
  return present.lessMotion || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
