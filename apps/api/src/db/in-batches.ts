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

/**
 * Reads rows in batches in any order. `ordered` are the ids of all of them in that order, the only part that is in
 * memory at once; `read` returns the rows with some of the ids, of which those that are gone by then are left out.
 */
export async function* inBatchesById<Row extends { id: number }>(
  ordered: readonly { id: number }[],
  read: (ids: number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let start = 0; start < ordered.length; start += BATCH) {
    const ids = ordered.slice(start, start + BATCH).map(({ id }) => id);
    const rows = new Map((await read(ids)).map((row) => [row.id, row]));
    yield ids.flatMap((id) => rows.get(id) ?? []);
  }
}
