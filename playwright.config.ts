import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_PATH } from './bench/chromium.ts';
import { ZONE } from './e2e/zone.ts';
import { NOTHING_SET } from './test/nothing-set.ts';

/** Below those that connections of this machine's own leave by. */
const PORT = Number(process.env['E2E_PORT'] ?? 24_571);
/** One folder for each clone, outside of it: PostgreSQL's own user must reach it. */
const DATA_DIR = join(
  tmpdir(),
  `brightling-e2e-${createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 8)}`,
);
process.env['E2E_DATA_DIR'] = DATA_DIR;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  outputDir: '.cache/playwright',
  use: {
    baseURL: `http://localhost:${PORT}`,
    // The lights that breathe are drawn by this machine's processor here, and take it from the tests.
    contextOptions: { reducedMotion: 'reduce' },
    // Each person's browser would first fetch the whole app to keep it; what is about that lets it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: ZONE,
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [
        // Chromium's sandbox does not run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node e2e/serve.ts`,
    url: `http://localhost:${PORT}/readyz`,
    env: { ...NOTHING_SET, PORT: String(PORT), DATA_DIR, LOG_LEVEL: 'warn' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
