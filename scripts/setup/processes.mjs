import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { Halt } from './halt.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {{ signal: NodeJS.Signals, at: number } | undefined} */
let asked;

const AGAIN_MS = 2_000;
const UNHEARD_MS = 15_000;
const hasTerminal = Boolean(process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY);

function end(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * One wish to stop arrives several times: a terminal's Ctrl-C goes to every process of its group, and npm
 * passes on what it gets as well. The children are told once, and not at all where the terminal did it.
 */
function onSignal(signal) {
  const again = asked !== undefined && Date.now() - asked.at > AGAIN_MS;
  if (asked && !again) return;
  asked ??= { signal, at: Date.now() };
  if (signal === 'SIGINT' && hasTerminal) setTimeout(end, UNHEARD_MS, 'SIGTERM').unref();
  else end(signal === 'SIGHUP' ? 'SIGTERM' : signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);

/** Who started this: npm, or npm and the shell that it starts its scripts in. */
function ancestors() {
  const parent = process.ppid;
  try {
    const isShell = readFileSync(`/proc/${parent}/comm`, 'utf8').trim() === 'sh';
    const status = isShell ? readFileSync(`/proc/${parent}/status`, 'utf8') : '';
    return `${parent} ${/^PPid:\s*(\d+)/m.exec(status)?.[1] ?? ''}`;
  } catch {
    return String(parent);
  }
}

if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  // npm that is killed outright passes nothing on, and nobody else would ever stop the server.
  const first = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === first) return;
    clearInterval(watch);
    onSignal('SIGTERM');
  }, 1_000).unref();
}

/** Runs to the end, and answers the exit code. */
function toEnd(child) {
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(new Halt(`${child.spawnfile} could not be started: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/**
 * Runs Node with the terminal's own input and output.
 * @param {import('./node.mjs').Node} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit code
 */
export function run(node, args, env = node.env) {
  haltWhenAsked();
  return toEnd(spawn(node.path, args, { env, stdio: 'inherit' }));
}

/** Runs several at once; the first that ends ends the others. Answers its exit code. */
export async function runTogether(node, commands) {
  const codes = commands.map((args) => run(node, args));
  const first = await Promise.race(codes);
  if (!asked) end('SIGTERM');
  await Promise.all(codes);
  return first;
}

/**
 * Runs a program whose output matters only when it fails.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(program, args, env = process.env) {
  haltWhenAsked();
  const plain = { ...env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = spawn(program, args, { env: plain, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const code = await toEnd(child);
  haltWhenAsked();
  return { code, output };
}

/** After Ctrl-C no next step begins. */
export function haltWhenAsked() {
  if (asked) throw new Halt('Stopped.', 128 + constants.signals[asked.signal]);
}

/** What a failed program printed: its first lines, which name the error, and its last. */
export function excerptOf(output) {
  const lines = output.trim().split('\n');
  return lines.length <= 40 ? lines.join('\n') : [...lines.slice(0, 12), '…', ...lines.slice(-27)].join('\n');
}
