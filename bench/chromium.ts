import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const PATH = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** How the bench starts a real Chromium; undefined, and said so, where there is none. */
export function chromiumOptions(): LaunchOptions | undefined {
  if (!existsSync(PATH)) {
    console.log(`There is no Chromium at ${PATH}: name one in CHROMIUM_PATH.`);
    return undefined;
  }
  return {
    executablePath: PATH,
    // Chromium's sandbox does not run as root.
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
    ],
  };
}
