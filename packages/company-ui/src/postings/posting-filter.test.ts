import { expect, test } from "vitest";

import { postingCounts, jobFilterOf, postingsIn } from "./posting-filter.ts";

const jobs = [{ status: "published" }, { status: "draft" }, { status: "published" }] as const;

test("each tab says how many of the company's jobs it shows", () => {
  expect(postingCounts(jobs).map(({ filter, count }) => `${filter} ${count}`)).toEqual([
    "all 3",
    "draft 1",
    "pending 0",
    "published 2",
    "unpublished 0",
    "expired 0",
    "archived 0",
  ]);
  expect(postingsIn(jobs, "published")).toHaveLength(2);
  expect(postingsIn(jobs, "all")).toHaveLength(3);
});

test.each([
  ["all", "all"],
  ["archived", "archived"],
  ["Draft", null],
  ["toString", null],
  [undefined, null],
])("the filter of a path that says %j is %j", (param, filter) => {
  expect(jobFilterOf(param)).toBe(filter);
});
