/**
 * Runs `work` for each of many items, read in batches: `next` returns the items after the last one
 * seen, none at the end. A failing item doesn't stop the others; all failures are thrown as one at the
 * end.
 */
export const forEachItem = async <Item>(
  next: (last: Item | undefined) => Promise<readonly Item[]>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = [];
  let last: Item | undefined;
  for (;;) {
    const batch = await next(last);
    if (batch.length === 0) break;
    for (const item of batch) await work(item).catch((error: unknown) => failures.push(error));
    last = batch.at(-1);
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} items failed, the first: ${String(failures[0])}`,
    );
};
