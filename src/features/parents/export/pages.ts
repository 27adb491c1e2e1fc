/** Rows that are in memory at once; a lesson may hold an essay twice. */
const PAGE = 200;

/**
 * Rows page after page, so that any number of them fits into memory.
 *
 * @param pageAfter the next rows by their key; undefined: the first ones. Fewer than the limit are the last.
 * @param tell what the file says of a row, where that is not the row itself
 */
export async function* inPages<Row>(
  pageAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
  tell: (row: Row) => unknown = (row) => row,
): AsyncGenerator<unknown[]> {
  let page: Row[] = [];
  do {
    page = await pageAfter(page.at(-1), PAGE);
    yield page.map(tell);
  } while (page.length === PAGE);
}
