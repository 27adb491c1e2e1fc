import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { startJobQueue, type JobQueue } from './queue.ts';

let app: TestApp;
let jobs: JobQueue;
const faults: { error: Error; work: string }[] = [];
beforeAll(async () => {
  app = await startTestApp();
  const { database } = app.deps.config;
  if (database.kind !== 'external') throw new Error('not as started');
  jobs = await startJobQueue(database.url, (error, work) => faults.push({ error, work }));
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
});

test('a failed task is reported, and what it failed with is not kept in the queue', async () => {
  const fault = Object.assign(new Error('550 <quiet.parent@parents.test> unknown'), {
    rejected: ['quiet.parent@parents.test'],
  });
  await jobs.open('fails', { times: 3, firstSeconds: 60, mostSeconds: 60 });
  await jobs.work('fails', () => Promise.reject(fault));
  await app.deps.db.transaction((tx) => jobs.add(tx, 'fails', 'task-1'));
  const kept = async () => {
    const { rows } = await app.deps.db.$client.query(
      `select * from pgboss.job where name = 'fails' and state = 'retry'`,
    );
    return rows;
  };
  await vi.waitUntil(async () => (await kept()).length > 0, { timeout: 20_000, interval: 200 });
  expect(JSON.stringify(await kept())).not.toContain('quiet.parent');
  expect(faults).toContainEqual({ error: fault, work: 'fails' });
});

test('a rush of tasks is taken in few goes, each task done once, and one that fails takes none along', async () => {
  const done: string[] = [];
  await jobs.open('rush', { times: 3, firstSeconds: 60, mostSeconds: 60 });
  const tasks = Array.from({ length: 12 }, (_, place) => `letter ${place}`);
  await app.deps.db.transaction(async (tx) => {
    for (const task of tasks) await jobs.add(tx, 'rush', task);
  });
  await jobs.work('rush', async (id) => {
    if (id === 'letter 3') throw new Error('this one');
    done.push(id);
  });
  const taken = async () => {
    const { rows } = await app.deps.db.$client.query<{ state: string; started: string }>(
      `select state, started_on::text as started from pgboss.job where name = 'rush'`,
    );
    return rows;
  };
  const isOver = async () => (await taken()).every(({ state }) => ['completed', 'retry'].includes(state));
  await vi.waitUntil(isOver, { timeout: 20_000, interval: 100 });
  expect(done.toSorted()).toEqual(tasks.filter((task) => task !== 'letter 3').toSorted());
  const goes = new Set((await taken()).map(({ started }) => started));
  expect(goes.size).toBeLessThanOrEqual(4);
});

test('what can wait is worked off after what cannot, whenever it came', async () => {
  const done: string[] = [];
  await jobs.open('two-speeds', { times: 3, firstSeconds: 60, mostSeconds: 60 });
  await app.deps.db.transaction(async (tx) => {
    await jobs.add(tx, 'two-speeds', 'letter 1', { canWait: true });
    await jobs.add(tx, 'two-speeds', 'link');
  });
  await jobs.work('two-speeds', async (id) => void done.push(id));
  await vi.waitUntil(() => done.length === 2, { timeout: 20_000, interval: 100 });
  expect(done).toEqual(['link', 'letter 1']);
});
