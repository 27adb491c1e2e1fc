import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { finish, lessonOf } from '../../../test/lessons.ts';
import { person } from '../../../test/people.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../infra/db/embedded.ts';
import { migrateDatabase } from '../../infra/db/migrate.ts';

let dataDir: string;
let postgres: EmbeddedPostgres;
let app: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brightling-outage-'));
  await chmod(dataDir, 0o711);
  postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await migrateDatabase(postgres.url);
  app = await startTestApp({ databaseUrl: postgres.url });
});
afterAll(async () => {
  await app.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a database that is killed is a kind 503 and then full service again, with nothing acknowledged lost', async () => {
  const mira = await person(app);
  const done = await finish(mira, lessonOf('math', 'easy'));
  expect(done.statusCode).toBe(200);
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  process.kill(Number(pidFile.split('\n', 1)[0]), 'SIGKILL');
  const answers: number[] = [];
  await expect
    .poll(
      async () => {
        const response = await mira.get('/api/auth/user');
        answers.push(response.statusCode);
        if (response.statusCode === 503) {
          expect(response.headers['retry-after']).toBeDefined();
          expect(response.json()).toMatchObject({ code: 'unavailable' });
          expect((await mira.get('/healthz')).statusCode).toBe(200);
        }
        return answers.includes(503) && response.statusCode;
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(200);
  expect(answers.every((status) => status === 200 || status === 503)).toBe(true);
  expect((await mira.get('/api/auth/user')).json().points).toBe(50);
  expect((await mira.get('/readyz')).statusCode).toBe(200);
});
