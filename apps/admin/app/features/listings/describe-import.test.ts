import type { ListingImport } from "@devguild/schemas/job-listings";
import { expect, test } from "vitest";

import {
  countChanges,
  describeImport,
  describeTimeLeft,
  listResult,
  pollWhileOpen,
} from "./describe-import.ts";

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
  seconds_left: null,
  started_at: "2026-11-02T09:00:00.000Z",
  finished_at: null,
};

test.each([
  [{}, "Reading, 1,200 listings"],
  [{ state: "review" }, "Review dry run"],
  [{ state: "applying" }, "Applying, 56%"],
  [{ state: "done" }, "Up to date"],
  [{ state: "done", errors: 14 }, "14 rows failed"],
  [{ state: "done", errors: 1 }, "1 row failed"],
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

test("a result has what there was of each kind, and leads to the rows with mistakes", () => {
  const run = { ...RUN, state: "done" as const, created: 13, same: 181, skipped: 5, errors: 2 };
  expect(listResult(run).map(({ count, label }) => `${count} ${label}`)).toEqual([
    "13 added",
    "181 unchanged",
    "3 skipped",
    "2 with a mistake",
  ]);
  expect(listResult(run).at(-1)?.shows).toEqual({ kind: "skipped", show: "errors" });
  expect(listResult({ ...RUN, state: "review" }).map(({ label }) => label)).toEqual([
    "new",
    "changed",
    "closing",
  ]);
});

test.each([
  [null, null],
  [0, "Less than a minute left"],
  [59, "Less than a minute left"],
  [100, "About 2 min left"],
  [5400, "About 2 hours left"],
])("%j seconds left are “%s”", (seconds, text) => {
  expect(describeTimeLeft(seconds)).toBe(text);
});
