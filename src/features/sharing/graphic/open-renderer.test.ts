import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDrawingProcess, type DrawingProcess } from './drawing-process.ts';
import { openRenderer } from './open-renderer.ts';
import type { Postcard, Renderer } from './renderer.ts';

const CALLER = '192.0.2.7';
const postcard: Postcard = {
  badge: null,
  rarity: 'rare',
  icon: 'star',
  color: 'coral',
  title: '1,250 points',
  line: 'A young Brightling collected 1,250 points by learning.',
};

let renderer: Renderer | undefined;
afterEach(() => renderer?.close());

/** The processes that were started in a test. */
const started: DrawingProcess[] = [];
function start(): DrawingProcess {
  const drawing = startDrawingProcess();
  started.push(drawing);
  return drawing;
}
const areGone = () => started.map((drawing) => drawing.isGone());
beforeEach(() => started.splice(0));

const isPng = (bytes: Uint8Array) => Buffer.from(bytes.subarray(1, 4)).toString('latin1') === 'PNG';

/** How often the event loop turns until a signal. */
async function turnsUntil(signal: AbortSignal): Promise<number> {
  let turns = 0;
  for (; !signal.aborted; turns += 1) await setImmediate();
  return turns;
}

test('draws while the event loop goes on', async () => {
  renderer = openRenderer();
  const drawn = new AbortController();
  const counted = turnsUntil(drawn.signal);
  expect(isPng(await renderer.postcard(postcard, CALLER))).toBe(true);
  drawn.abort();
  // Drawn on this thread it would be a handful: one for each step that waits.
  expect(await counted).toBeGreaterThan(200);
});

test('draws a week', async () => {
  renderer = openRenderer();
  const card = {
    name: null,
    span: 'Nov 15 – Nov 21',
    headline: 'A good week',
    lessons: 1,
    points: 50,
    level: 1,
  };
  expect(isPng(await renderer.weekCard({ ...card, average: 75, streakDays: 1, subjects: [] }, CALLER))).toBe(
    true,
  );
});

test('refuses a drawing when too many wait', async () => {
  renderer = openRenderer({ mostWaiting: { mostOfOne: 2, mostInAll: 10 } });
  await renderer.postcard(postcard, CALLER);
  const { postcard: draw } = renderer;
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => draw(postcard, CALLER)));
  expect(all.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(3);
});

test('draws for others in turn, however many one caller sends', async () => {
  renderer = openRenderer();
  const { postcard: draw } = renderer;
  const order: string[] = [];
  const drawn = (caller: string) => draw(postcard, caller).then(() => order.push(caller));
  await Promise.all([...Array.from({ length: 8 }, () => drawn('a crowd')), drawn('one'), drawn('another')]);
  expect(order.slice(0, 4).toSorted()).toEqual(['a crowd', 'a crowd', 'another', 'one']);
});

test('gives its process back when nobody draws, and draws again', async () => {
  renderer = openRenderer({ idleMilliseconds: 1, start });
  expect(isPng(await renderer.postcard(postcard, CALLER))).toBe(true);
  await vi.waitFor(() => expect(areGone()).toEqual([true]), 10_000);
  expect(isPng(await renderer.postcard(postcard, CALLER))).toBe(true);
  expect(started).toHaveLength(2);
});

test('a drawing that fails is said, and the next one is drawn', async () => {
  renderer = openRenderer();
  const broken = JSON.parse(JSON.stringify({ ...postcard, title: null }));
  await expect(renderer.postcard(broken, CALLER)).rejects.toThrow('could not be drawn');
  expect(isPng(await renderer.postcard(postcard, CALLER))).toBe(true);
});

test('finishes what it draws when it is closed, draws no more and leaves no process', async () => {
  const closing = openRenderer({ start });
  await closing.postcard(postcard, CALLER);
  const drawing = closing.postcard(postcard, CALLER);
  await setImmediate();
  const waiting = expect(closing.postcard(postcard, CALLER)).rejects.toThrow('closed');
  await closing.close();
  expect(isPng(await drawing)).toBe(true);
  await waiting;
  await expect(closing.postcard(postcard, CALLER)).rejects.toThrow('closed');
  expect(areGone()).toEqual([true]);
});

test('a process that dies is replaced, and what it was drawing is drawn all the same', async () => {
  renderer = openRenderer({ start });
  await renderer.postcard(postcard, CALLER);
  const drawing = renderer.postcard(postcard, CALLER);
  await setImmediate();
  await started[0]?.end();
  expect(isPng(await drawing)).toBe(true);
  expect(areGone()).toEqual([true, false]);
});

// Only Linux shows what a process was started with.
test.runIf(process.platform === 'linux')('the process that draws knows none of the settings', async () => {
  vi.stubEnv('SECRET_KEY', '0f3c9a71e5d24b86aa17c0de94f2b358');
  vi.stubEnv('DATABASE_URL', 'postgres://robin:hush@127.0.0.1/none');
  const children: ChildProcess[] = [];
  const note = (message: unknown) => children.push(startedIn(message));
  subscribe('child_process', note);
  renderer = openRenderer();
  expect(isPng(await renderer.postcard(postcard, CALLER))).toBe(true);
  unsubscribe('child_process', note);
  vi.unstubAllEnvs();
  const known = await readFile(`/proc/${children[0]?.pid}/environ`, 'utf8');
  const names = known.split('\0').flatMap((pair) => pair.split('=')[0] || []);
  // What Node itself adds, to speak with it.
  expect(names.filter((name) => !name.startsWith('NODE_CHANNEL_'))).toEqual([]);
});

/** The process that Node tells of when it starts one. */
function startedIn(message: unknown): ChildProcess {
  const started = typeof message === 'object' && message !== null && 'process' in message && message.process;
  if (!(started instanceof ChildProcess)) throw new Error('no process was started');
  return started;
}

test('a drawing that hangs keeps nobody from closing', async () => {
  const ended = vi.fn(async () => {});
  const hanging = openRenderer({
    start: () => ({ draw: () => new Promise(() => {}), isGone: () => false, end: ended }),
  });
  void hanging.postcard(postcard, CALLER);
  await setImmediate();
  await hanging.close();
  expect(ended).toHaveBeenCalledOnce();
});
