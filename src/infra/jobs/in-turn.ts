import { isDatabaseGone } from '../db/client.ts';

/** Rows that a job holds in memory at once. */
const PAGE = 500;
/** One row may take too long; so many after another mean that the database is away. */
const MOST_GONE = 3;

/**
 * Does something with every row of a question, page after page. A row that fails keeps no other waiting: the first
 * fault is thrown when all have had their turn, so that the job counts as failed and comes again.
 *
 * @param pageAfter the next rows, in an order that what is done does not change; undefined: the first ones. Fewer than
 *   the limit are the last.
 */
export async function eachInTurn<Row>(
  pageAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
  act: (row: Row) => Promise<unknown>,
): Promise<void> {
  let fault: { error: unknown } | undefined;
  let goneInARow = 0;
  let page: Row[] = [];
  do {
    page = await pageAfter(page.at(-1), PAGE);
    for (const row of page) {
      try {
        await act(row);
        goneInARow = 0;
      } catch (error) {
        fault ??= { error };
        goneInARow = isDatabaseGone(error) ? goneInARow + 1 : 0;
        if (goneInARow === MOST_GONE) throw error;
      }
    }
  } while (page.length === PAGE);
  if (fault) throw fault.error;
}
