const BATCH = 500;

/**
 * Reads rows in batches, as for a file, so that they are never all in memory. `read` returns the rows that
 * follow the last one of the batch before, at most `limit`.
 */
export async function* inBatches<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await read(last, BATCH);
    yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last !== undefined);
}
