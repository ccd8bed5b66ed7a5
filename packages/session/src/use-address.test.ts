import { expect, test } from "vitest";

import { findLatestSearch } from "./use-address.ts";

const drawn = { pathname: "/en/candidates", search: "" };

test.each([
  ["nothing has been chosen", drawn, undefined, ""],
  ["a choice is loading", drawn, { ...drawn, search: "?stage=1" }, "?stage=1"],
  ["it has loaded, but isn't drawn", { ...drawn, search: "?stage=1" }, undefined, "?stage=1"],
  ["another page is loading", drawn, { pathname: "/en/users", search: "?search=ada" }, ""],
])("the next choice is made with the one before, also when %s", (_, location, next, search) => {
  const router = { state: { location, navigation: next ? { location: next } : {} } };
  expect(findLatestSearch(router, drawn)).toBe(search);
});

test("without a router, the next choice is made with what is drawn", () => {
  expect(findLatestSearch(undefined, { ...drawn, search: "?stage=2" })).toBe("?stage=2");
});
