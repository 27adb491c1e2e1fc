import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, so that what it needs is not mixed with what the load needs. */
export type ServerProcess = {
  pid: number;
  /** What the awaited line said. */
  said: string;
  /** From the start to that line, in milliseconds. */
  startedIn: number;
  stop(): Promise<void>;
};

const LONGEST_START_MS = 60_000;

/**
 * Runs a file until its standard output matches `ready`.
 *
 * @param folder the working folder: one without an `.env` of somebody's own settings.
 * @throws Error when it ends before that.
 */
export async function startServer(
  file: URL,
  settings: Record<string, string>,
  ready: RegExp,
  folder: string,
): Promise<ServerProcess> {
  const begun = performance.now();
  const child = spawn(process.execPath, [fileURLToPath(file)], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  let isWanted = true;
  const ended = once(child, 'exit').then(([code, signal]) => {
    process.off('exit', kill);
    if (isWanted) console.error(`${file.pathname} ended by itself (${signal ?? code}):\n${output}`);
  });
  let output = '';
  const said = await new Promise<string>((resolve, reject) => {
    const giveUp = setTimeout(kill, LONGEST_START_MS);
    const hear = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      const line = ready.exec(output)?.[0];
      if (!line) return;
      clearTimeout(giveUp);
      resolve(line);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    ended.then(() => reject(new Error(`${file.pathname} could not be started`)), reject);
  });
  return {
    pid: child.pid ?? 0,
    said,
    startedIn: performance.now() - begun,
    async stop() {
      isWanted = false;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
