import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/infra/db/embedded.ts';
import { migrateDatabase } from '../src/infra/db/migrate.ts';
import { startJobQueue } from '../src/infra/jobs/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that test files copy; nobody connects to it while they do. */
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
  await client.end();
  url.pathname = '/prepared';
  await migrateDatabase(url.href);
  // The queue's own tables, once for all copies.
  const jobs = await startJobQueue(url.href, () => {});
  await jobs.stop();
  project.provide('databaseUrl', url.href);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
