import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A poll's own patience of one second is too little on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    pool: 'threads',
    isolate: false,
  },
});
