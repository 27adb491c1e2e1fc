import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const TURN = join(import.meta.dirname, '../scripts/setup/turn.mjs');

/** Says that its turn has begun, and ends it when its input ends. */
const SET_UP = `const { inTurn } = await import(${JSON.stringify(TURN)});
await inTurn(process.cwd(), async () => {
  console.log('begun');
  for await (const _ of process.stdin);
  if (process.argv[1] === 'fails') throw new Error('a step that fails');
});`;

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'brightling-turn-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

function setUp(cwd: string, how = 'ends') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SET_UP, how], { cwd, env: {} });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  return {
    pid: child.pid,
    says: (words: string) => expect.poll(() => said).toContain(words),
    said: () => said,
    finish: () => child.stdin.end(),
    kill: () => child.kill('SIGKILL'),
    ended: once(child, 'close'),
  };
}

test.each(['ends', 'fails'])('a second set-up in a folder waits until the first %s', async (how) => {
  const cwd = await folder();
  const first = setUp(cwd, how);
  await first.says('begun');
  const second = setUp(cwd);
  await second.says(`Waiting for another set-up in this folder (process ${first.pid}`);
  expect(second.said()).not.toContain('begun');
  first.finish();
  await second.says('begun');
  second.finish();
  await second.ended;
  await expect(readFile(join(cwd, '.cache/setup.pid'))).rejects.toThrow('ENOENT');
});

test('the turn of one that was killed passes on', async () => {
  const cwd = await folder();
  const killed = setUp(cwd);
  await killed.says('begun');
  killed.kill();
  await killed.ended;
  expect(await readFile(join(cwd, '.cache/setup.pid'), 'utf8')).toContain(String(killed.pid));
  await setUp(cwd).says('begun');
});

test.each(['', `${process.pid} 1`])('a lock that nobody living wrote (%j) stops nothing', async (lock) => {
  const cwd = await folder();
  await mkdir(join(cwd, '.cache'));
  await writeFile(join(cwd, '.cache/setup.pid'), lock);
  const next = setUp(cwd);
  await next.says('begun');
  expect(next.said()).not.toContain('Waiting');
});
