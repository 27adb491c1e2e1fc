import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attemptsAt } from '../../../test/lessons.ts';
import { addPerson } from '../../../test/add-person.ts';
import { databaseIn, startServerProcess, type ServerProcess } from '../../../test/server-process.ts';
import { zoneAtNoon } from '../../../test/zone.ts';
import type { Lesson, LessonListing } from '../../features/lessons/contract.ts';
import { openDatabase } from '../../infra/db/client.ts';
import { isAlive } from '../../infra/db/embedded/processes.ts';

/*
 * The server as a process of its own: killed under load, again and again, and then asked to stop. More often with
 * `KILLS=20 npx vitest run src/apps/server/killed.test.ts`.
 */

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

const KILLS = Number(process.env['KILLS'] ?? 3);
const CHILDREN = 8;
/** Who shuts a machine down waits so long. */
const WAITS_MS = 10_000;

let dataDir: string;
let server: ServerProcess;
let children: Child[];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brightling-killed-'));
  await chmod(dataDir, 0o711);
  server = await startServerProcess(dataDir);
  children = await addChildren();
});
afterAll(async () => {
  server.signal('SIGTERM');
  await server.ended;
  await rm(dataDir, { recursive: true, force: true });
});

type Child = { id: string; cookie: string };

/** Children where it is noon now: no lesson is yesterday's before the test is over. */
async function addChildren(): Promise<Child[]> {
  const database = openDatabase((await databaseIn(dataDir)).url, () => {});
  const timeZone = zoneAtNoon(new Date());
  const parts = { db: database.db, now: () => new Date() };
  const made = await Promise.all(Array.from({ length: CHILDREN }, () => addPerson(parts, { timeZone })));
  await database.close();
  return made;
}

const headersOf = ({ cookie }: Child) => ({ cookie, 'sec-fetch-site': 'same-origin' });

async function read<T>(child: Child, path: string): Promise<T> {
  const answer = await fetch(`${server.origin}${path}`, { headers: headersOf(child) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: (await databaseIn(dataDir)).url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Sends a lesson; the status of the answer, or undefined when there was none. */
async function send(child: Child, lesson: Lesson): Promise<number | undefined> {
  const sent = await fetch(`${server.origin}/api/lessons/${lesson.id}/complete`, {
    method: 'POST',
    headers: { ...headersOf(child), 'content-type': 'application/json' },
    body: JSON.stringify({ attempts: attemptsAt(lesson), timeSpentMinutes: 5 }),
  }).catch(() => undefined);
  // Acknowledged is what has come whole.
  const whole = await sent?.text().catch(() => undefined);
  return whole === undefined ? undefined : sent?.status;
}

test('killed again and again under load, it starts by itself and has lost nothing that it acknowledged', async () => {
  const [first] = children;
  if (!first) throw new Error('nobody is there');
  const { lessons: listed } = await read<{ lessons: LessonListing[] }>(first, '/api/lessons');
  const lessons: Lesson[] = [];
  for (const { id, subject } of listed)
    if (subject !== 'writing') lessons.push(await read<Lesson>(first, `/api/lessons/${id}`));

  const acknowledged = new Map<string, number>();
  const sent = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, one) => sum + one, 0);
  const odd: number[] = [];
  let up: Promise<void> = Promise.resolve();
  const load = new AbortController();
  const learn = async (child: Child) => {
    for (let turn = 0; !load.signal.aborted; turn++) {
      const lesson = lessons[turn % lessons.length];
      if (!lesson) throw new Error('there are no lessons');
      await up;
      const key = `${child.id} ${lesson.id}`;
      count(sent, key);
      const status = await send(child, lesson);
      if (status === 200) count(acknowledged, key);
      // A database that was killed a moment before the app is a kind 503.
      else if (status !== undefined && status !== 503) odd.push(status);
    }
  };
  const learning = Promise.all(children.map(learn));

  for (let kill = 1; kill <= KILLS; kill++) {
    const enough = total(acknowledged) + randomInt(40, 120);
    await expect.poll(() => total(acknowledged), { timeout: 120_000, interval: 5 }).toBeGreaterThan(enough);
    await after(randomInt(0, 20));
    const { pid } = await databaseIn(dataDir);
    const withDatabase = kill === KILLS;
    const killed = server;
    up = (async () => {
      await killed.ended;
      server = await startServerProcess(dataDir);
    })();
    if (withDatabase) process.kill(pid, 'SIGKILL');
    killed.signal('SIGKILL');
    expect(await killed.ended).toEqual({ code: null, signal: 'SIGKILL' });
    await up;
  }
  load.abort();
  await learning;

  expect(odd).toEqual([]);
  const rows = await query<{ key: string; takes: number }>(
    `select user_id || ' ' || lesson_id as key, takes from completions`,
  );
  const kept = new Map(rows.map(({ key, takes }) => [key, takes]));
  const lost = [...acknowledged].filter(([key, times]) => (kept.get(key) ?? 0) < times);
  expect(lost).toEqual([]);
  const madeUp = [...kept].filter(([key, takes]) => takes > (sent.get(key) ?? 0));
  expect(madeUp).toEqual([]);

  const sums = await query<{ points: number; ledger: number; counted: number; finished: number }>(
    `select u.points, u.lessons_completed as counted,
       (select coalesce(sum(amount), 0)::int from points_ledger where user_id = u.id) as ledger,
       (select count(*)::int from completions where user_id = u.id) as finished
     from users u`,
  );
  expect(sums).toHaveLength(CHILDREN);
  for (const { points, ledger, counted, finished } of sums)
    expect([points, counted]).toEqual([ledger, finished]);

  // Of a completion all is there: what it paid, and each answer of each take.
  const halves = await query(
    `select c.user_id, c.lesson_id, c.takes, c.points, l.amount, a.takes as answered
     from completions c
     full join (select user_id, ref, amount from points_ledger where reason = 'lesson') l
       on l.user_id = c.user_id and l.ref = c.lesson_id
     full join (select user_id, lesson_id, count(distinct take) as takes, count(*) as answers from answers group by 1, 2) a
       on a.user_id = c.user_id and a.lesson_id = c.lesson_id
     where c.points is distinct from l.amount or c.takes is distinct from a.takes
       or a.answers <> a.takes * (select count(distinct step) from answers where lesson_id = c.lesson_id)`,
  );
  expect(halves).toEqual([]);
});

/** A completion whose body has begun to come: the rest of it is the caller's. */
async function begin(child: Child, lesson: Lesson): Promise<{ call: ClientRequest; rest: string }> {
  const body = JSON.stringify({ attempts: attemptsAt(lesson) });
  const call = request(`${server.origin}/api/lessons/${lesson.id}/complete`, {
    method: 'POST',
    headers: { ...headersOf(child), 'content-type': 'application/json', 'content-length': body.length },
  });
  const half = Math.floor(body.length / 2);
  await new Promise<void>((resolve) => call.write(body.slice(0, half), () => resolve()));
  return { call, rest: body.slice(half) };
}

test('asked to stop, it answers what runs, cuts off what does not end, and ends well within ten seconds', async () => {
  const [waiting, sending, hanging] = children;
  if (!waiting || !sending || !hanging) throw new Error('nobody is there');
  const { lessons } = await read<{ lessons: LessonListing[] }>(waiting, '/api/lessons?subject=math');
  const lesson = await read<Lesson>(waiting, `/api/lessons/${lessons[0]?.id}`);
  const { url, pid } = await databaseIn(dataDir);
  const sendingOne = await begin(sending, lesson);
  const hangingOne = await begin(hanging, lesson);
  const cut = once(hangingOne.call, 'error');
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from users where id = $1 for update', [waiting.id]);
  const answer = send(waiting, lesson);
  const waits = () => holder.query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
  await expect.poll(async () => (await waits()).rowCount, { interval: 10 }).toBe(1);

  const tooLong = new AbortController();
  const guard = after(WAITS_MS, 'it is still there', { signal: tooLong.signal });
  server.signal('SIGTERM');
  await expect.poll(server.said, { interval: 5 }).toContain('Stopping');
  await holder.query('rollback');
  await holder.end();
  expect(await answer).toBe(200);
  const sent = once(sendingOne.call, 'response');
  sendingOne.call.end(sendingOne.rest);
  expect((await sent)[0].statusCode).toBe(200);

  expect(await Promise.race([server.ended, guard])).toEqual({ code: 0, signal: null });
  tooLong.abort();
  await guard.catch(() => {});
  await cut;
  expect(isAlive(pid)).toBe(false);
});
