// Large enough that a long list is few queries, small enough for memory: a report is about 5 KB.
const rowsPerPage = 500;

/**
 * All rows of a list, a page at a time, each a query of its own: whoever reads slowly holds no
 * connection. `read` gives up to `limit` rows after `last`, or the first ones.
 */
export async function* everyPage<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const page = await read(last, rowsPerPage);
    if (page.length > 0) yield page;
    if (page.length < rowsPerPage) return;
    last = page.at(-1);
  }
}
