import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Postcard, WeekCard } from './renderer.ts';

const WORKER = fileURLToPath(new URL('./drawing-main.ts', import.meta.url));
/** Far more than any drawing takes: what takes longer hangs. */
const MOST_MILLISECONDS = 30_000;

/** What the process is asked for, and what it answers. */
export type Order = { kind: 'postcard'; card: Postcard } | { kind: 'weekCard'; card: WeekCard };
export type Answer = { png: Uint8Array } | { problem: string };

export type DrawingProcess = {
  /** One at a time. Fails with an Error when the drawing does, or with it the process. */
  draw(order: Order): Promise<Uint8Array>;
  isGone(): boolean;
  end(): Promise<void>;
};

/**
 * Starts a process that draws. A thread would do for the event loop, but of the 200 MB that layout and pictures take, a
 * thread leaves 150 with the server when it ends, a process nothing; and a fault in it is not the server's.
 */
export function startDrawingProcess(): DrawingProcess {
  // It knows none of the server's secrets; Windows starts nothing without its own variable.
  const { SystemRoot } = process.env;
  const child = fork(WORKER, {
    serialization: 'advanced',
    execArgv: [],
    env: SystemRoot === undefined ? {} : { SystemRoot },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let asked: PromiseWithResolvers<Uint8Array> | undefined;
  const isGone = () => child.exitCode !== null || child.signalCode !== null;

  child.on('message', (answer: unknown) => {
    const png = pngOf(answer);
    if (png instanceof Uint8Array) asked?.resolve(png);
    else asked?.reject(png);
  });
  child.on('error', (error) => asked?.reject(error));
  child.on('exit', () => {
    process.off('exit', kill);
    asked?.reject(new Error('The drawing process has ended.'));
  });
  // One that draws does not hear that the server is gone.
  const kill = () => void child.kill('SIGKILL');
  process.on('exit', kill);

  /** A process that waits for orders does not keep the server from ending. */
  function hold(isHeld: boolean): void {
    if (isHeld) child.ref();
    else child.unref();
    if (isHeld) child.channel?.ref();
    else child.channel?.unref();
  }

  return {
    async draw(order) {
      asked = Promise.withResolvers();
      hold(true);
      const limit = setTimeout(() => child.kill('SIGKILL'), MOST_MILLISECONDS);
      child.send(order, (error) => error && asked?.reject(error));
      try {
        return await asked.promise;
      } finally {
        clearTimeout(limit);
        hold(false);
      }
    },
    isGone,
    async end() {
      if (isGone()) return;
      const ended = once(child, 'exit');
      hold(true);
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function pngOf(answer: unknown): Uint8Array | Error {
  if (typeof answer === 'object' && answer !== null) {
    if ('png' in answer && answer.png instanceof Uint8Array) return answer.png;
    if ('problem' in answer) return new Error(`A graphic could not be drawn: ${String(answer.problem)}`);
  }
  return new Error('The drawing process gave no picture.');
}
