import { expect, test } from "vitest";

import { createDeck, createRandom } from "./random.ts";

const draw = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next);

test("the same seed gives the same values, another seed others", () => {
  expect(draw("jobs")).toEqual(draw("jobs"));
  expect(draw("jobs")).not.toEqual(draw("job"));
});

test("integers stay within their bounds and reach both", () => {
  const { int } = createRandom("bounds");
  const drawn = new Set(Array.from({ length: 200 }, () => int(3, 6)));
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6]);
});

test("weights decide how often something is drawn", () => {
  const { weighted } = createRandom("weights");
  const drawn = Array.from({ length: 1000 }, () =>
    weighted([
      ["never", 0],
      ["seldom", 1],
      ["often", 9],
    ] as const),
  );
  expect(drawn).not.toContain("never");
  expect(drawn.filter((word) => word === "often").length).toBeGreaterThan(800);
});

test("a deck deals every entry before one is repeated", () => {
  const deal = createDeck(createRandom("deck"), ["a", "b", "c"]);
  expect(new Set([deal(), deal(), deal()]).size).toBe(3);
});

test("picking from an empty list throws", () => {
  expect(() => createRandom("empty").pick([])).toThrow("Nothing to pick from");
});
