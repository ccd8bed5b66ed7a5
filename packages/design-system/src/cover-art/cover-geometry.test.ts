import { expect, test } from "vitest";
import { drawCover } from "./cover-geometry.ts";

test("a title keeps its cover, another title gets another one", () => {
  expect(drawCover("The p99 is a lie")).toEqual(drawCover("The p99 is a lie"));
  const covers = new Set(
    Array.from({ length: 24 }, (_, index) => JSON.stringify(drawCover(`Title ${index}`))),
  );
  expect(covers.size).toBe(24);
});

test("a page can ask for another cover of the same title", () => {
  expect(drawCover("Stairs", 1)).not.toEqual(drawCover("Stairs"));
});
