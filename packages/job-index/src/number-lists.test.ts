import { expect, test } from "vitest";

import { growArray, NumberLists } from "./number-lists.ts";

test("an array grows only where it must, and at least doubles", () => {
  const array = Uint16Array.of(1, 2, 3);
  expect(growArray(array, 3)).toBe(array);
  expect([...growArray(array, 4)]).toEqual([1, 2, 3, 0, 0, 0]);
  expect(growArray(array, 100)).toHaveLength(100);
});

test("each key has its own list, which can grow, shrink and be empty", () => {
  const lists = new NumberLists(new Uint16Array(4));
  const set = (key: number, length: number) =>
    lists.set(
      key,
      Array.from({ length }, (_, at) => key * 10 + at),
    );
  const expected = new Map<number, number>();
  for (const [key, length] of [
    [0, 2],
    [2000, 3],
    [7, 0],
    [0, 5],
    [2000, 1],
    [3, 4],
    [2000, 3],
  ] as const) {
    set(key, length);
    expected.set(key, length);
    for (const [key, length] of expected)
      expect([...lists.get(key)]).toEqual(Array.from({ length }, (_, at) => key * 10 + at));
  }
  expect([...lists.get(1)]).toEqual([]);
  expect([...lists.get(9_999_999)]).toEqual([]);
});
