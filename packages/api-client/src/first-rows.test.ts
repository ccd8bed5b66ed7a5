import { readFirstRows } from "@devguild/api-client/first-rows";
import { expect, test } from "vitest";

/** A list of the numbers from 0, and which of its pages were read. */
const buildList = (total: number) => {
  const read: number[] = [];
  const readPage = async ({ page, per_page: perPage }: { page: number; per_page: number }) => {
    read.push(page);
    const rows = Array.from({ length: total }, (_, index) => index);
    return {
      data: rows.slice((page - 1) * perPage, page * perPage),
      meta: {
        current_page: page,
        last_page: Math.max(1, Math.ceil(total / perPage)),
        per_page: perPage,
        total,
      },
    };
  };
  return { read, readPage };
};

test.each([
  [0, 0, [1]],
  [100, 100, [1]],
  [101, 101, [1, 2]],
  [150, 150, [1, 2]],
  [1_000, 150, [1, 2]],
])("of a list of %i rows, the first %i are read from the pages %j", async (total, count, pages) => {
  const { read, readPage } = buildList(total);
  const rows = await readFirstRows(readPage, 150);
  expect(rows).toHaveLength(count);
  expect(rows.at(-1)).toBe(count === 0 ? undefined : count - 1);
  expect(read).toEqual(pages);
});
