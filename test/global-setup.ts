import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { loadBank } from '../src/features/lessons/bank/load.ts';
import { FIRST_DAYS_BACK, makeLessons } from '../src/features/lessons/jobs.ts';
import { openDatabase } from '../src/infra/db/client.ts';
import { startEmbeddedPostgres } from '../src/infra/db/embedded.ts';
import { migrateDatabase } from '../src/infra/db/migrate.ts';
import { startJobQueue } from '../src/infra/jobs/queue.ts';
import { START } from './start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with the lessons of two weeks around START, that test files copy; nobody connects to it while they do. */
    databaseUrl: string;
  }
}

/** One PostgreSQL for the whole run, with one prepared database that every test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'brightling test '));
  // As root PostgreSQL runs under another user, which must be able to pass through.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const url = new URL(postgres.url);
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query('create database prepared');
  // What this server holds need not outlive the machine: it writes without waiting for the disk.
  await client.query('alter system set fsync = off');
  await client.query('select pg_reload_conf()');
  await client.end();
  url.pathname = '/prepared';
  await migrateDatabase(url.href);
  await makeFirstLessons(url.href);
  // The queue's own tables, once for all copies.
  const jobs = await startJobQueue(url.href, () => {});
  await jobs.stop();
  project.provide('databaseUrl', url.href);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function makeFirstLessons(url: string): Promise<void> {
  const { db, close } = openDatabase(url, () => {}, 60_000);
  await makeLessons({ db, bank: await loadBank() }, new Date(START), { daysBack: FIRST_DAYS_BACK });
  await close();
}
