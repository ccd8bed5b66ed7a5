import { expect, test } from "vitest";

import { moveBy, moveTo } from "./story-order.ts";

const ids = [7, 8, 9];

test.each([
  [7, 1, [8, 7, 9]],
  [9, -1, [7, 9, 8]],
  [9, -2, [9, 7, 8]],
])("story %i moves by %i", (id, by, moved) => {
  expect(moveBy(ids, id, by)).toEqual(moved);
});

test("nothing happens at the ends, or with an unknown story", () => {
  expect(moveBy(ids, 7, -1)).toBe(ids);
  expect(moveBy(ids, 9, 1)).toBe(ids);
  expect(moveBy(ids, 1, 1)).toBe(ids);
  expect(moveTo(ids, 8, 1)).toBe(ids);
});
