import { useSyncExternalStore } from 'react';

/** What a person chose for this browser. It never leaves it. */
export type Settings = {
  difficulty: 'easy' | 'adaptive' | 'challenging';
  dailyGoal: '3' | '5' | '10' | 'unlimited';
  autoSave: boolean;
  notifications: boolean;
  soundEffects: boolean;
  theme: 'light' | 'dark' | 'auto';
};

export const DEFAULT_SETTINGS: Settings = {
  difficulty: 'adaptive',
  dailyGoal: '5',
  autoSave: true,
  notifications: true,
  soundEffects: true,
  theme: 'light',
};

const KEY = 'brightling.settings';
const listeners = new Set<() => void>();
let present = read();

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...DEFAULT_SETTINGS, ...(kept !== null && typeof kept === 'object' ? kept : {}) };
  } catch {
    // Private windows may refuse storage: the defaults serve.
    return DEFAULT_SETTINGS;
  }
}

export function changeSettings(change: Partial<Settings>): void {
  present = { ...present, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(present));
  } catch {
    // Kept for this page only.
  }
  applySettings();
  for (const listener of listeners) listener();
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

/** Shows the settings on the page; `public/first.js` does the same before the first paint. */
export function applySettings(): void {
  const dark =
    present.theme === 'dark' ||
    (present.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** Follows the system's theme while the setting is `auto`, and other tabs' changes. */
export function watchSettings(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applySettings);
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    present = read();
    applySettings();
    for (const listener of listeners) listener();
  });
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
