import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgresProcess } from '../../../../test/postgres-process.ts';

let folder: string;
let dataDir: string;

beforeAll(async () => {
  // Brightling's own user, as which root's tests run the database, has to pass through.
  folder = await mkdtemp(join(tmpdir(), 'reaching '));
  await chmod(folder, 0o711);
  dataDir = join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const reach = () => startPostgresProcess(dataDir, 'reached');

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('where no database is, none is made', async () => {
  await expect(reach()).rejects.toThrow('no database');
});

test('the database of an app that runs is used, and runs on after', async () => {
  const app = await startPostgresProcess(dataDir);
  await query(app.url, "create table note as select 'kept' as body");
  const reached = await reach();
  expect(reached.url).toBe(app.url);
  await reached.stop();
  expect(await query(app.url, 'select body from note')).toEqual([{ body: 'kept' }]);
  await app.stop();
});

test('where no app runs it is started, and ends with the command', async () => {
  const reached = await reach();
  expect(await query(reached.url, 'select body from note')).toEqual([{ body: 'kept' }]);
  await reached.stop();
  await expect(query(reached.url, 'select 1')).rejects.toThrow();
});
