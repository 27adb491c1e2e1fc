import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Takes the place of the worker that a browser may have from an earlier build, and goes. */
const LEAVING = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

/**
 * What stands for `VitePWA(KEPT_APP)` while the app is built at every change: browsers keep nothing, and let go of what
 * they kept before. A kept app would open in place of a server that is just starting again.
 */
export function nothingKept(): Plugin {
  return {
    name: 'nothing-kept',
    apply: 'build',
    writeBundle({ dir = '' }) {
      writeFileSync(join(dir, 'sw.js'), LEAVING);
    },
  };
}
