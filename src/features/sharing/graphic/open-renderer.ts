import { setTimeout as pause } from 'node:timers/promises';
import { fairQueue } from '../../../base/fair-queue.ts';
import { startDrawingProcess, type DrawingProcess, type Order } from './drawing-process.ts';
import type { Renderer } from './renderer.ts';

/** Drawings that may wait; one takes about a third of a second. A school shares one line. */
const MOST_WAITING = { mostOfOne: 100, mostInAll: 400 };
const IDLE_MILLISECONDS = 30_000;
const CLOSING_MILLISECONDS = 3_000;

type Options = {
  /** After how many milliseconds without a drawing the process and its memory are given back. */
  idleMilliseconds?: number;
  /** How many drawings of one caller, and in all, may wait for the one that is being drawn. */
  mostWaiting?: { mostOfOne: number; mostInAll: number };
  /** Starts the process. */
  start?: () => DrawingProcess;
};

/**
 * Draws in one process beside the server's, one graphic after the other, the callers in turn. The process is started
 * with the first drawing and ends when there has been none for a while. A drawing fails with an Error when too many
 * wait, or after `close`.
 */
export function openRenderer(options: Options = {}): Renderer {
  const {
    idleMilliseconds = IDLE_MILLISECONDS,
    mostWaiting = MOST_WAITING,
    start = startDrawingProcess,
  } = options;
  let drawing: DrawingProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const inTurn = fairQueue({ atOnce: 1, ...mostWaiting });

  async function drawn(order: Order, caller: string): Promise<Uint8Array> {
    if (isClosed) throw new Error('The renderer is closed.');
    return inTurn(caller, () => {
      const drawing = drawNow(order);
      current = drawing.catch(() => {});
      return drawing;
    });
  }

  async function drawNow(order: Order): Promise<Uint8Array> {
    if (isClosed) throw new Error('The renderer is closed.');
    clearTimeout(idle);
    try {
      return await drawnByOne(order).catch((error: unknown) => {
        // It may have died while it had nothing to do: a new one tries once more.
        if (!drawing?.isGone() || isClosed) throw error;
        return drawnByOne(order);
      });
    } finally {
      idle = setTimeout(end, idleMilliseconds).unref();
    }
  }

  function drawnByOne(order: Order): Promise<Uint8Array> {
    if (!drawing || drawing.isGone()) drawing = start();
    return drawing.draw(order);
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = drawing;
    drawing = undefined;
    await ending?.end();
  }

  return {
    postcard: (card, caller) => drawn({ kind: 'postcard', card }, caller),
    weekCard: (card, caller) => drawn({ kind: 'weekCard', card }, caller),
    async close() {
      isClosed = true;
      // Whoever shuts the server down does not wait for a drawing that hangs.
      await Promise.race([current, pause(CLOSING_MILLISECONDS, undefined, { ref: false })]);
      await end();
    },
  };
}
