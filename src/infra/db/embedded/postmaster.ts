import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../free-port.ts';
import type { Place } from './place.ts';
import { programOf } from './programs.ts';
import { databaseEnvironment, runProgram } from './run-program.ts';

/** A PostgreSQL that runs and takes connections. */
export interface Postmaster {
  port: number;
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
  /** Asks it to end without waiting: all that a process that is itself ending can do. */
  signalStop(): void;
}

/** After a crash it replays its journal before it answers; that may take minutes on a slow disk. */
const READY_WITHIN_MS = 300_000;
const ORPHANS_GONE_WITHIN_MS = 30_000;
const FAST_STOP_MS = 8_000;
const IMMEDIATE_STOP_MS = 7_000;

/** Starts PostgreSQL and waits until it takes connections; on `port`, or on any free one. */
export async function startPostmaster(place: Place, logFile: string, port?: number): Promise<Postmaster> {
  const deadline = Date.now() + READY_WITHIN_MS;
  const patience = Date.now() + ORPHANS_GONE_WITHIN_MS;
  for (let otherPorts = 0; ;) {
    const chosen = port ?? (await freePort());
    const from = (await stat(logFile).catch(() => undefined))?.size ?? 0;
    const child = spawnPostmaster(place, logFile, chosen);
    if (await becomesReady(child, place.cluster, deadline)) return postmasterOf(child, place, chosen);
    const said = await readFrom(logFile, from);
    // Workers of one that was killed need a moment to notice; they hold its memory until then.
    if (/shared memory block|lock file .* already exists/.test(said) && Date.now() < patience) {
      await pause(100);
    } else if (/could not bind|Address already in use/.test(said) && !port && otherPorts++ < 5) {
      continue;
    } else {
      throw new Error(`PostgreSQL did not start. ${logFile} ends with:\n${said.slice(-2_000).trim()}`);
    }
  }
}

function spawnPostmaster(place: Place, logFile: string, port: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    // Compiling a query costs more than the small queries of one installation take.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    logging_collector: 'off',
    // A fault's details name the values of its row; the log outlives whom they are about.
    log_error_verbosity: 'terse',
  };
  const log = openSync(logFile, 'a', 0o600);
  try {
    const child = spawn(
      programOf(place.programs, 'postgres'),
      [
        '-D',
        place.cluster,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        cwd: place.cluster,
        env: databaseEnvironment,
        stdio: ['ignore', log, log],
        // A group of its own: the terminal's Ctrl-C must not reach it before the app has let go of it.
        detached: true,
      },
    );
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/** True when it takes connections, false when it has ended. Its pid file says which state it is in. */
async function becomesReady(child: ChildProcess, cluster: string, deadline: number): Promise<boolean> {
  while (isRunning(child)) {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    if (Date.now() > deadline) child.kill('SIGQUIT');
    await pause(10);
  }
  return false;
}

function postmasterOf(child: ChildProcess, place: Place, port: number): Postmaster {
  const ended = isRunning(child) ? once(child, 'exit').then(() => undefined) : Promise.resolve();
  const endsWithin = (ms: number) => Promise.race([ended.then(() => true), pause(ms, false)]);
  const signalStop = () => {
    // SIGINT is PostgreSQL's fast shutdown: it rolls back what is open and writes everything down.
    if (isRunning(child)) child.kill('SIGINT');
  };
  return {
    port,
    ended,
    signalStop,
    async stop() {
      if (!isRunning(child)) return;
      child.ref();
      if (process.platform === 'win32') await stopOnWindows(place);
      else signalStop();
      if (await endsWithin(FAST_STOP_MS)) return;
      // SIGQUIT ends it at once; the next start replays its journal, nothing is lost.
      child.kill('SIGQUIT');
      if (!(await endsWithin(IMMEDIATE_STOP_MS))) child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Windows has no signals that a program could answer. */
const stopOnWindows = (place: Place): Promise<void> =>
  runProgram(programOf(place.programs, 'pg_ctl'), ['stop', '-D', place.cluster, '-m', 'fast'], place.cluster);

const isRunning = (child: ChildProcess): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

async function readFrom(file: string, position: number): Promise<string> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(0, size - position)), { position });
  return buffer.toString('utf8', 0, bytesRead);
}
