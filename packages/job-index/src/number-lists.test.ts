import { expect, test } from "vitest";

import { copyWithRoomInSteps, growArray, NumberLists, pickInSteps, STEP } from "./number-lists.ts";
import { runSteps } from "./run-steps.ts";

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

test("numbers at some positions are copied, also across steps", () => {
  const array = Float64Array.from({ length: STEP * 2 + 9 }, (_, at) => at / 2);
  const every = (step: number) =>
    Uint32Array.from({ length: Math.ceil(array.length / step) }, (_, at) => at * step);
  for (const positions of [every(1), every(3), every(1).subarray(7, STEP + 8), every(array.length)])
    expect(runSteps(pickInSteps(array, positions))).toEqual(
      Float64Array.from(positions, (position) => array[position] ?? 0),
    );
});

test("a copy has room for more", () => {
  const array = Uint16Array.from({ length: STEP + 1 }, (_, at) => at);
  const copy = runSteps(copyWithRoomInSteps(array));
  expect(copy.subarray(0, array.length)).toEqual(array);
  expect(growArray(copy, array.length + 1)).toBe(copy);
});

test("lists of some keys are unpacked as they were packed", () => {
  const lists = new NumberLists(new Uint16Array(4));
  const expected = Array.from({ length: 40 }, (_, key) =>
    Array.from({ length: key % 5 }, (_, at) => key + at),
  );
  for (const [key, list] of expected.entries()) {
    lists.set(key, [1]);
    lists.set(key, list);
  }
  const keys = Uint32Array.of(0, 1, 4, 7, 39);
  const unpacked = new NumberLists(new Uint16Array(4));
  runSteps(unpacked.unpackInSteps(runSteps(lists.packInSteps(keys))));
  const all = () => Array.from(keys, (_, key) => [...unpacked.get(key)]);
  expect(all()).toEqual(Array.from(keys, (key) => expected[key]));
  unpacked.set(2, [9, 8, 7, 6, 5]);
  unpacked.set(5, [4]);
  expect([...all(), [...unpacked.get(5)]]).toEqual([
    [],
    [1],
    [9, 8, 7, 6, 5],
    [7, 8],
    [39, 40, 41, 42],
    [4],
  ]);
});
