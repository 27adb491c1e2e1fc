import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { haltWhenAsked } from './processes.mjs';

const LOCK = join('.cache', 'setup.pid');
const LOOK_MS = 300;

/**
 * Acts while no other set-up does in the same folder: two would empty what the other fills.
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} act
 * @returns {Promise<T>} what the act answers
 */
export async function inTurn(root, act) {
  const lock = join(root, LOCK);
  await waitFor(lock);
  try {
    return await act();
  } finally {
    if (readIfThere(lock) === traceOf(process.pid)) rmSync(lock, { force: true });
  }
}

async function waitFor(lock) {
  for (let before; ;) {
    const holder = take(lock);
    if (holder === undefined) return;
    const [pid] = holder.split(' ');
    const isHeld = traceOf(Number(pid)) === holder;
    if (isHeld && holder !== before)
      console.log(`Waiting for another set-up in this folder (process ${pid} by ${LOCK}) …`);
    // Only at the second look: one that has just begun may not have said yet who it is.
    if (!isHeld && holder === before && !isRemoved(lock)) return;
    before = holder;
    await setTimeout(LOOK_MS);
    haltWhenAsked();
  }
}

/** Who else has the lock; undefined when this process has it, or nobody can write one and so nothing else. */
function take(lock) {
  try {
    mkdirSync(dirname(lock), { recursive: true });
    writeFileSync(lock, traceOf(process.pid), { flag: 'wx' });
    return undefined;
  } catch (error) {
    return error.code === 'EEXIST' ? (readIfThere(lock) ?? '') : undefined;
  }
}

/** A process's pid and, on Linux, when it began, which tells it from a later one; undefined when it is gone. */
function traceOf(pid) {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat) return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  try {
    process.kill(pid, 0);
    return String(pid);
  } catch (error) {
    return error.code === 'EPERM' ? String(pid) : undefined;
  }
}

function isRemoved(lock) {
  try {
    rmSync(lock, { force: true });
    return true;
  } catch {
    return false;
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
