import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 22, [1, 2, 3, 4, 5, null, 22]],
  [11, 22, [1, null, 10, 11, 12, null, 22]],
  [22, 22, [1, null, 18, 19, 20, 21, 22]],
])("page %i of %i offers %j", (current, total, expected) => {
  expect(pageNumbers(current, total)).toEqual(expected);
});
