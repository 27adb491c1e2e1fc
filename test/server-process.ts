import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { postmasterPid } from '../src/infra/db/embedded/processes.ts';
import { runningUrl } from '../src/infra/db/embedded/reaching.ts';
import { freePort } from '../src/infra/free-port.ts';

const MAIN = join(import.meta.dirname, '../src/apps/server/main.ts');

/** The server as `npm start` runs it, in a process of its own, with a database of its own in `dataDir`. */
export type ServerProcess = {
  origin: string;
  /** What it has written so far. */
  said(): string;
  signal(name: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void;
  /** How it ended: by itself with a code, or by a signal. */
  ended: Promise<{ code: number | null; signal: string | null }>;
};

/**
 * Starts it and waits until it is ready.
 *
 * @throws Error with what it said, when it ends before that
 */
export async function startServerProcess(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    // No folder with somebody's own settings in an `.env`.
    cwd: dataDir,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'no',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  const ready = new Promise<void>((resolve) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Brightling is ready')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    process.off('exit', kill);
    return { code, signal };
  });
  const early = ended.then(({ code, signal }) => {
    throw new Error(`the server ended at its start (${signal ?? code}):\n${output}`);
  });
  await Promise.race([ready, early]);
  early.catch(() => {});
  return {
    origin: `http://localhost:${port}`,
    said: () => output,
    signal: (name) => void child.kill(name),
    ended,
  };
}

/** Where the database in a data folder is now, and the process that runs it. */
export async function databaseIn(dataDir: string): Promise<{ url: string; pid: number }> {
  const [url, pid] = await Promise.all([runningUrl(dataDir), postmasterPid(join(dataDir, 'postgres'))]);
  if (!url || !pid) throw new Error(`no database runs in ${dataDir}`);
  return { url, pid };
}
