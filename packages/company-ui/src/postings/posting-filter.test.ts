import { expect, test } from "vitest";

import { countPostings, findJobFilter, filterPostings } from "./posting-filter.ts";

const jobs = [{ status: "published" }, { status: "draft" }, { status: "published" }] as const;

test("each tab says how many of the company's jobs it shows", () => {
  expect(countPostings(jobs).map(({ filter, count }) => `${filter} ${count}`)).toEqual([
    "all 3",
    "draft 1",
    "pending 0",
    "published 2",
    "unpublished 0",
    "expired 0",
    "archived 0",
  ]);
  expect(filterPostings(jobs, "published")).toHaveLength(2);
  expect(filterPostings(jobs, "all")).toHaveLength(3);
});

test.each([
  ["all", "all"],
  ["archived", "archived"],
  ["Draft", null],
  ["toString", null],
  [undefined, null],
])("the filter of a path that says %j is %j", (param, filter) => {
  expect(findJobFilter(param)).toBe(filter);
});
