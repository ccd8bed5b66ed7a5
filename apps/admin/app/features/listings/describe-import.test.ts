import type { ListingImport } from "@devguild/schemas/job-listings";
import { expect, test } from "vitest";

import { countChanges, describeImport, pollWhileOpen } from "./describe-import.ts";

const RUN: ListingImport = {
  import_id: 1,
  status: 1,
  state: "reading",
  found: 1200,
  total: 200,
  done: 113,
  created: 0,
  updated: 0,
  closed: 0,
  same: 0,
  skipped: 0,
  errors: 0,
  to_create: 14,
  to_update: 3,
  to_close: 2,
  refused: 0,
  problem: null,
  started_at: "2026-11-02T09:00:00.000Z",
  finished_at: null,
};

test.each([
  [{}, "Reading, 1,200 listings"],
  [{ state: "review" }, "Review dry run"],
  [{ state: "applying" }, "Applying, 56 %"],
  [{ state: "done" }, "Up to date"],
  [{ state: "done", errors: 14 }, "14 rows failed"],
  [{ state: "done", refused: 31, errors: 2 }, "Feed has shrunk"],
  [{ state: "failed" }, "Failed"],
  [{ state: "stopped" }, "Discarded"],
] as const)("an import with %j is described as “%s”", (values, expected) => {
  expect(describeImport({ ...RUN, ...values }).text).toBe(expected);
});

test("only a running import is read again", () => {
  expect(pollWhileOpen(RUN)).toBe(2000);
  expect(pollWhileOpen({ ...RUN, state: "review" })).toBe(false);
  expect(pollWhileOpen(null)).toBe(false);
});

test("a dry run shows what it would change, a finished import what it changed", () => {
  expect(countChanges({ ...RUN, state: "review" })).toBe("14, 3, 2");
  expect(countChanges({ ...RUN, state: "done", created: 13 })).toBe("13, 0, 0");
});
