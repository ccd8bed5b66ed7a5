import { BULK_MESSAGES as M } from "@devguild/schemas/constants/bulk-changes";
import { expect, test } from "vitest";

import { type BulkRow, previewRows } from "./bulk-rows.policy.ts";

const buildRow = (id: number, obstacle: string | null = null): BulkRow => ({
  id,
  name: `Row ${id}`,
  obstacle,
  params: { id },
  before: null,
});

test("a preview keeps the order of the selection, and names the first ten", () => {
  const ids = Array.from({ length: 12 }, (_, index) => 12 - index);
  const { changing, first, staying } = previewRows(
    ids,
    ids.toReversed().map((id) => buildRow(id)),
  );
  expect(changing).toEqual(ids);
  expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  expect(staying).toEqual([]);
});

test("a preview counts by reason what stays as it is", () => {
  const rows = [buildRow(1, M.active), buildRow(2), buildRow(3, M.active)];
  expect(previewRows([1, 2, 3, 4], rows)).toEqual({
    changing: [2],
    first: [{ id: 2, name: "Row 2" }],
    staying: [
      { reason: M.active, count: 2 },
      { reason: M.deleted, count: 1 },
    ],
  });
});
