import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TO_DO = 'a tables.ts has changed: run `npm run migrations -- --name=what_it_brings`';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'brightling migrations '))));
afterAll(() => rm(folder, { recursive: true }));

test('the migrations make the tables that the code has', async () => {
  const migrations = join(folder, 'migrations');
  for (const name of ['migrations', 'drizzle.config.ts', 'package.json'])
    await cp(join(ROOT, name), join(folder, name), { recursive: true });
  for (const name of ['src', 'node_modules']) await symlink(join(ROOT, name), join(folder, name));
  const released = await readdir(migrations);

  const program = join(ROOT, 'node_modules/drizzle-kit/bin.cjs');
  // Where a column may be a new one or a renamed one it asks, and fails here.
  const { stdout: told } = await promisify(execFile)(process.execPath, [program, 'generate'], {
    cwd: folder,
  }).catch((error: unknown) => ({ stdout: String(error) }));
  const added = (await readdir(migrations)).filter((name) => !released.includes(name));
  expect(await Promise.all(added.map((name) => readFile(join(migrations, name), 'utf8'))), TO_DO).toEqual([]);
  expect(told, TO_DO).toContain('nothing to migrate');
  expect(told, 'drizzle.config.ts finds no tables').toMatch(/^users \d+ columns/m);
});
