import { expect, test } from "vitest";
import { filledHalves, halfStones } from "./stones.ts";

test("a score fills two halves a point and never leaves the arch", () => {
  expect([0, 0.5, 3.5, 5, 7, -1].map(filledHalves)).toEqual([0, 1, 7, 10, 10, 0]);
});

test("the keystone stands higher than its neighbours", () => {
  expect(halfStones).toHaveLength(10);
  expect(halfStones[4]).toContain(" 0H");
  expect(halfStones[3]).toContain(" 2H");
});
