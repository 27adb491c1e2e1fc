import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const [WITHOUT_WINDOW, WITH_WINDOW] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser of the bench and of the journeys: the chosen one, or else Debian's, of which `npm test` installs one. */
export const CHROMIUM_PATH =
  process.env['CHROMIUM_PATH'] ?? (existsSync(WITHOUT_WINDOW) ? WITHOUT_WINDOW : WITH_WINDOW);

/** How the bench starts a real Chromium; undefined, and said so, where there is none. */
export function chromiumOptions(): LaunchOptions | undefined {
  if (!existsSync(CHROMIUM_PATH)) {
    console.log(`There is no Chromium at ${CHROMIUM_PATH}: name one in CHROMIUM_PATH.`);
    return undefined;
  }
  return {
    executablePath: CHROMIUM_PATH,
    // Chromium's sandbox does not run as root.
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
    ],
  };
}
