import { expect, test } from "vitest";

import { findJobFilter } from "./posting-filter.ts";

test.each([
  ["all", "all"],
  ["archived", "archived"],
  ["Draft", null],
  ["toString", null],
  [undefined, null],
])("the filter of a path that says %j is %j", (param, filter) => {
  expect(findJobFilter(param)).toBe(filter);
});
