import { rmSync } from 'node:fs';

// The real app on an empty data folder, as a newcomer starts it.
rmSync(process.env['DATA_DIR'] ?? '', { recursive: true, force: true });
await import('../src/apps/server/main.ts');
