import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { loadBank } from '../src/features/lessons/bank/load.ts';
import { FIRST_DAYS_BACK, makeLessons } from '../src/features/lessons/jobs.ts';
import { openDatabase } from '../src/infra/db/client.ts';
import { migrateDatabase } from '../src/infra/db/migrate.ts';
import { startJobQueue } from '../src/infra/jobs/queue.ts';
import { startPostgresProcess, superuserUrl } from './postgres-process.ts';
import { START } from './start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with the lessons of two weeks around START, that test files copy; nobody connects to it while they do. */
    databaseUrl: string;
    /** For whoever makes a database or a role: the app's own role may not. */
    adminUrl: string;
  }
}

/** One PostgreSQL for the whole run, with one prepared database that every test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'brightling test '));
  const postgres = await startPostgresProcess(dataDir);
  const url = new URL(postgres.url);
  const admin = await superuserUrl(dataDir, postgres.url);
  const client = new Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`create database prepared owner ${url.username}`);
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
  project.provide('adminUrl', admin.href);
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
