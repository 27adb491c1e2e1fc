import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, vi } from 'vitest';
import { createApp } from '../src/apps/server/app.ts';
import { readConfig } from '../src/apps/server/config.ts';
import type { Deps } from '../src/apps/server/deps.ts';
import { openAudit } from '../src/features/consent/audit.ts';
import { createCalendar } from '../src/features/lessons/calendar.ts';
import { FIRST_DAYS_BACK, makeLessons } from '../src/features/lessons/jobs.ts';
import { openRenderer } from '../src/features/sharing/graphic/open-renderer.ts';
import { openBlobs } from '../src/infra/blobs/store.ts';
import { openDatabase } from '../src/infra/db/client.ts';
import { startJobQueue, type Retries } from '../src/infra/jobs/queue.ts';
import { openMail } from '../src/infra/mail/queue.ts';
import { openMailTransport } from '../src/infra/mail/transport.ts';
import { sharedBank } from './bank.ts';
import { START } from './start.ts';

/** A clock that tests move. */
export type TestClock = { now: () => Date; set(instant: string): void; forward(ms: number): void };

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

function createClock(start: string): TestClock {
  let instant = new Date(start);
  return {
    now: () => new Date(instant),
    set: (text) => void (instant = new Date(text)),
    forward: (ms) => void (instant = new Date(instant.getTime() + ms)),
  };
}

export const PUBLIC_URL = 'http://localhost:3000';

/** Tests share two cores with each other: a slow query is no lost database here. */
const PATIENT_MS = 15_000;

type Overrides = {
  env?: Record<string, string>;
  start?: string;
  databaseUrl?: string;
  /** As the product has it where a test is about it. */
  answerMs?: number;
  mailRetries?: Retries;
  logTo?: NodeJS.WritableStream;
};

/**
 * The real app on a real, fresh database: a copy of the one that the test run prepared (migrated, with the lessons
 * of two weeks around the clock's start). Close it when the file's tests are over.
 */
export async function startTestApp(overrides: Overrides = {}) {
  const clock = createClock(overrides.start ?? START);
  const url = overrides.databaseUrl ?? (await copyDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'brightling-'));
  const config = readConfig({
    PUBLIC_URL,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SECRET_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
    ...overrides.env,
  });
  const database = openDatabase(url, () => {}, overrides.answerMs ?? PATIENT_MS);
  const { db } = database;
  const bank = { ...(await sharedBank()) };
  const calendar = createCalendar(db);
  // The prepared lessons are those around START; a database of the test's own has none yet.
  await makeLessons({ db, bank }, clock.now(), { daysBack: FIRST_DAYS_BACK });
  const jobs = await startJobQueue(url, () => {});
  const transport = openMailTransport(config.mail);
  const mail = await openMail({
    db,
    jobs,
    transport,
    now: clock.now,
    config,
    retries: overrides.mailRetries,
  });
  const blobs = await openBlobs(config.blobs);
  const audit = openAudit(config.secretKey);
  const graphics = openRenderer();
  const deps: Deps = { config, db, now: clock.now, bank, calendar, blobs, mail, audit, graphics };
  const app = await createApp(deps, overrides.logTo);
  return {
    app,
    clock,
    deps,
    async close() {
      await app.close();
      await graphics.close();
      await jobs.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Waits until statements of the app wait for a lock: one, or as many as are to. */
export const somebodyWaits = (app: TestApp, count = 1) =>
  vi.waitUntil(
    async () => {
      const { rows } = await app.deps.db.$client.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows.length >= count;
    },
    { timeout: 10_000, interval: 50 },
  );

async function copyDatabase(): Promise<string> {
  const prepared = new URL(inject('databaseUrl'));
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: inject('adminUrl') });
  await client.connect();
  try {
    await client.query(
      `create database ${name} template ${prepared.pathname.slice(1)} owner ${prepared.username}`,
    );
  } finally {
    await client.end();
  }
  const copy = new URL(prepared);
  copy.pathname = `/${name}`;
  return copy.href;
}
