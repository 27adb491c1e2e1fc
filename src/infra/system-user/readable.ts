import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/* A program of its own, run as another user: succeeds where that user may read each of the paths that it is given. */

function read(path: string): void {
  accessSync(path, constants.R_OK);
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) read(join(path, name));
}

for (const path of process.argv.slice(2)) read(path);
