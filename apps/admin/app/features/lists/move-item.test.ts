import { expect, test } from "vitest";

import { moveItem } from "./move-item.ts";

test.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [0, -1, ["a", "b", "c"]],
  [2, 3, ["a", "b", "c"]],
])("an item at %i moves to %i", (from, to, expected) => {
  expect(moveItem(["a", "b", "c"], from, to)).toEqual(expected);
});
