import { sql } from 'drizzle-orm';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { finish, lessonOf } from '../../../test/lessons.ts';
import { person } from '../../../test/people.ts';
import { startPostgresProcess, type PostgresProcess } from '../../../test/postgres-process.ts';
import { isDatabaseGone } from '../../infra/db/client.ts';
import { migrateDatabase } from '../../infra/db/migrate.ts';

let dataDir: string;
let postgres: PostgresProcess;
let app: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brightling-outage-'));
  postgres = await startPostgresProcess(dataDir);
  await migrateDatabase(postgres.url);
  app = await startTestApp({ databaseUrl: postgres.url, answerMs: 1_900 });
});
afterAll(async () => {
  await app.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function postmasterPid(): Promise<number> {
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(pidFile.split('\n', 1)[0]);
}

/** Stops or wakes the whole database: the postmaster and every process that it has started. */
async function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const postmaster = await postmasterPid();
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const children = table
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postmaster)
    .flatMap(([pid]) => pid ?? []);
  for (const pid of [postmaster, ...children]) process.kill(pid, signal);
}

test('a database that is frozen is a kind 503 while it still is, and no connection stays stuck', async () => {
  const mira = await person(app);
  const { db } = app.deps;
  const began = { transactions: 0 };
  const inTransaction = (meanwhile: () => Promise<void>) =>
    db.transaction(async (tx) => {
      began.transactions += 1;
      await tx.execute(sql`update users set points = 7 where id = ${mira.id}`);
      await meanwhile();
      await tx.execute(sql`select 1`);
    });
  // Connections at rest, so that transactions are asked of them and not of new ones.
  await Promise.all(Array.from({ length: 6 }, () => db.execute(sql`select pg_sleep(0.2)`)));
  const halfway = inTransaction(() => signalAll('SIGSTOP'));
  try {
    await expect(halfway).rejects.toSatisfy(isDatabaseGone);
    const unbegun = Promise.allSettled(Array.from({ length: 3 }, () => inTransaction(async () => {})));
    // More of them than the pool has connections, so that one that is not given back shows.
    const calls = Array.from({ length: 25 }, () => mira.get('/api/auth/user'));
    for (const response of await Promise.all(calls)) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBeDefined();
    }
    for (const act of await unbegun) expect(act.status).toBe('rejected');
    expect(began.transactions).toBe(1);
    const ready = await mira.get('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json().reason).toBe('the database cannot be reached');
  } finally {
    await signalAll('SIGCONT');
  }
  const { $client: pool } = db;
  await expect.poll(async () => (await mira.get('/api/auth/user')).statusCode).toBe(200);
  // What the frozen transaction had changed is not kept, and nothing runs inside it.
  expect((await mira.get('/api/auth/user')).json().points).toBe(0);
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  const open = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(open.rows).toEqual([]);
});

test('a database that lacks a table is said to be out of date, not out of reach', async () => {
  const { db } = app.deps;
  const someone = await person(app);
  await db.execute(sql`alter table lessons rename to lessons_of_old`);
  try {
    const ready = await someone.get('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json().reason).toBe('the database is not up to date');
  } finally {
    await db.execute(sql`alter table lessons_of_old rename to lessons`);
  }
});

test('only errors of the database mean that it is gone', () => {
  for (const code of ['ENOENT', 'ECONNREFUSED', '57P01'])
    expect(isDatabaseGone(Object.assign(new Error('not ours'), { code })), code).toBe(false);
});

test('a database that is killed is a kind 503 and then full service again, with nothing acknowledged lost', async () => {
  // One whose patience is long: only what is killed is gone here, and nothing that is slow.
  const patient = await startTestApp({ databaseUrl: postgres.url });
  onTestFinished(() => patient.close());
  const mira = await person(patient);
  const done = await finish(mira, lessonOf('math', 'easy'));
  expect(done.statusCode).toBe(200);
  process.kill(await postmasterPid(), 'SIGKILL');
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
