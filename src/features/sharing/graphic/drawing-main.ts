import { constants, setPriority } from 'node:os';
import { drawPostcard } from './postcard.ts';
import type { Answer, Order } from './drawing-process.ts';
import { drawWeekCard } from './week-card.ts';

/* The process that draws, one order after the other. Whoever waits for a page goes before whoever waits for a picture. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const drawn = (order: Order) =>
  order.kind === 'postcard' ? drawPostcard(order.card) : drawWeekCard(order.card);

async function answer(order: Order): Promise<Answer> {
  try {
    return { png: await drawn(order) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

// Ctrl-C and systemd tell the whole group: the server says itself when it wants no more pictures.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('message', (order: Order) => {
  void answer(order).then((message) => process.send?.(message));
});
process.on('disconnect', () => process.exit());
