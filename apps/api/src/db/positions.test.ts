import { expect, test } from "vitest";

import { moveInOrder } from "./positions.ts";

test.each([
  [7, -1, [7, 5, 9]],
  [7, 1, [5, 9, 7]],
  [5, -1, [5, 7, 9]],
  [9, 1, [5, 7, 9]],
  [8, 1, [5, 7, 9]],
] as const)("%i moves by %i: %j", (id, step, order) => {
  expect(moveInOrder([5, 7, 9], id, step)).toEqual(order);
});
