import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addPerson } from '../../../../test/add-person.ts';
import { databaseIn, startServerProcess, type ServerProcess } from '../../../../test/server-process.ts';
import { openDatabase, type Database } from '../../../infra/db/client.ts';

/* Exports of people about whom there is far more than fits into the memory of the server, a process of its own. */

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const HEAP_MB = 256;
const ANSWERS = 200_000;
const ESSAYS = 2_000;

let dataDir: string;
let server: ServerProcess;
let database: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brightling-exports-'));
  await chmod(dataDir, 0o711);
  server = await startServerProcess(dataDir, { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
  database = openDatabase((await databaseIn(dataDir)).url, () => {}, 120_000);
});
afterAll(async () => {
  await database.close();
  server.signal('SIGTERM');
  await server.ended;
  await rm(dataDir, { recursive: true, force: true });
});

type Someone = Awaited<ReturnType<typeof addPerson>>;
const newPerson = () => addPerson({ db: database.db, now: () => new Date() });
const query = (text: string, values: unknown[]) => database.db.$client.query(text, values);

/** Answers as long as they may be, each in a take of its own. */
const insertAnswers = ({ id }: Someone, count: number) =>
  query(
    `insert into answers (user_id, lesson_id, take, step, item, skill, given, first_right, seconds, answered_at)
     select $1, '2026-11-21-math-easy-1', n, 1, 'math/x', 'x', jsonb_build_array(repeat('y', 300), repeat('z', 300), n),
       false, 5, now() from generate_series(1, $2::integer) as n`,
    [id, count],
  );

/** Essays of 10,000 characters, each twice: as a text, and in what its submission was answered. */
async function insertEssays({ id }: Someone, count: number): Promise<void> {
  await query(
    `insert into lessons (id, day, subject, level, ordinal, source, title, description, estimated_minutes, content)
     select 'essay-' || n, '2020-01-01', 'writing', 'easy', 1, 'writing/easy/x', 'A text', '', 10, '{}'
     from generate_series(1, $1::integer) as n`,
    [count],
  );
  await query(
    `insert into completions (user_id, lesson_id, subject, level, day, completed_at, score, seconds, points, essay_text,
       submission_reply)
     select $1, 'essay-' || n, 'writing', 'easy', '2020-01-01', now(), 85, 60, 50, repeat('word ', 2000),
       jsonb_build_object('essay', repeat('word ', 2000)) from generate_series(1, $2::integer) as n`,
    [id, count],
  );
}

/** Asks for an export; nothing is read of it yet. */
const askFor = ({ cookie }: Someone) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(`${server.origin}/api/user/data-export`, { headers: { cookie } }, resolve).on('error', reject);
  });

async function countIn(file: IncomingMessage): Promise<{ answers: number; essays: number; end: string }> {
  const count = { answers: 0, essays: 0, end: '' };
  for await (const chunk of file.setEncoding('utf8')) {
    // What stands at the end of a piece is looked at with the next one.
    const text = count.end + String(chunk);
    count.answers += text.split('"answeredAt":').length - 1;
    count.essays += text.split('"essayReceivedAt":').length - 1;
    count.end = text.slice(-12);
  }
  return count;
}

test(`${ANSWERS} answers and ${ESSAYS} essays are exported with ${HEAP_MB} MB for the process`, async () => {
  const mira = await newPerson();
  await insertAnswers(mira, ANSWERS);
  await insertEssays(mira, ESSAYS);
  const file = await askFor(mira);
  expect(file.statusCode, server.said()).toBe(200);
  const { answers, essays, end } = await countIn(file);
  expect({ answers, essays }).toEqual({ answers: ANSWERS, essays: ESSAYS });
  expect(end.endsWith('}')).toBe(true);
});

test('who reads slowly holds up nobody but themselves, and leaves no file', async () => {
  const slow = await Promise.all(Array.from({ length: 8 }, newPerson));
  for (const one of slow) await insertAnswers(one, 20_000);
  // None of them reads on: some of each file waits in the sockets, the rest on the disk.
  const unread = await Promise.all(slow.flatMap((one) => [askFor(one), askFor(one)]));
  expect(unread.map(({ statusCode }) => statusCode)).toEqual(unread.map(() => 200));
  const [first] = slow;
  const third = await askFor(first!);
  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '30']);
  third.resume();

  const mira = await newPerson();
  const file = await askFor(mira);
  expect([file.statusCode, (await countIn(file)).answers]).toEqual([200, 0]);
  const dashboard = await fetch(`${server.origin}/api/user/progress`, { headers: { cookie: mira.cookie } });
  expect(dashboard.status).toBe(200);

  // Who goes away has what they held given back.
  for (const one of unread) one.destroy();
  const again = await vi.waitUntil(
    async () => {
      const asked = await askFor(first!);
      if (asked.statusCode === 200) return asked;
      asked.resume();
      return undefined;
    },
    { timeout: 10_000, interval: 100 },
  );
  expect((await countIn(again)).answers).toBe(20_000);
  expect(await readdir(join(dataDir, 'exports'))).toEqual([]);
});
