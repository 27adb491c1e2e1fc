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

/** A queue's tasks as they stand, in the order in which they came. */
async function rowsOf(queue: string) {
  const { rows } = await app.deps.db.$client.query<{ state: string; tries: number }>(
    `select state, retry_count as tries from pgboss.job where name = $1 order by created_on`,
    [queue],
  );
  return rows;
}

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

test('a rush of tasks is worked off without a pause, each task once, and one that fails takes none along', async () => {
  const done: string[] = [];
  await jobs.open('rush', { times: 3, firstSeconds: 60, mostSeconds: 60 });
  // With a pause after each they would take two minutes.
  const tasks = Array.from({ length: 120 }, (_, place) => `letter ${place}`);
  await app.deps.db.transaction(async (tx) => {
    for (const task of tasks) await jobs.add(tx, 'rush', task);
  });
  await jobs.work('rush', async (id) => {
    if (id === 'letter 3') throw new Error('this one');
    done.push(id);
  });
  const isOver = async () => {
    const states = (await rowsOf('rush')).map(({ state }) => state);
    return states.every((state) => ['completed', 'retry'].includes(state));
  };
  await vi.waitUntil(isOver, { timeout: 30_000, interval: 100 });
  expect(done.toSorted()).toEqual(tasks.filter((task) => task !== 'letter 3').toSorted());
});

test('a slow task uses up neither the time nor the tries of those behind it', async () => {
  const begun: string[] = [];
  const slow = Promise.withResolvers<void>();
  await jobs.open('slow', { times: 3, firstSeconds: 60, mostSeconds: 60 });
  for (const task of ['slow', 'second', 'third'])
    await app.deps.db.transaction((tx) => jobs.add(tx, 'slow', task));
  await jobs.work('slow', async (id) => {
    begun.push(id);
    if (id === 'slow') await slow.promise;
  });
  await vi.waitUntil(() => begun.length > 0, { timeout: 20_000, interval: 100 });
  const states = async () => (await rowsOf('slow')).map(({ state }) => state);
  expect(await states()).toEqual(['active', 'created', 'created']);
  slow.resolve();
  await vi.waitUntil(async () => !(await states()).includes('active') && begun.length === 3, {
    timeout: 20_000,
    interval: 100,
  });
  expect(begun).toEqual(['slow', 'second', 'third']);
  expect((await rowsOf('slow')).map(({ tries }) => tries)).toEqual([0, 0, 0]);
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
