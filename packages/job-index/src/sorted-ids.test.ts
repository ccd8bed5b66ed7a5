import { TypedFastBitSet } from "typedfastbitset";
import { describe, expect, test } from "vitest";

import { OrderedIds, SortedIds, toSortedIds } from "./sorted-ids.ts";

/** Ids in an order that is neither ascending nor descending. */
const scattered = (count: number) => Array.from({ length: count }, (_, at) => (at * 37) % 101);

test("a bitset's ids come out ascending, also at the edges of its words", () => {
  const ids = [0, 31, 32, 33, 63, 64, 1000];
  expect([...toSortedIds(new TypedFastBitSet(ids.toReversed()))]).toEqual(ids);
  expect([...toSortedIds(new TypedFastBitSet())]).toEqual([]);
});

describe("sorted ids", () => {
  test("are ascending whatever the order they are added in, each once", () => {
    const ids = new SortedIds();
    for (const id of [...scattered(50), ...scattered(50)]) ids.add(id);
    expect([...ids.all]).toEqual(scattered(50).toSorted((a, b) => a - b));
    expect(ids.count).toBe(50);
  });

  test("lose what is removed, and nothing else", () => {
    const ids = new SortedIds();
    for (const id of [5, 1, 9, 3]) ids.add(id);
    for (const id of [1, 4, 9, 10]) ids.remove(id);
    expect([...ids.all]).toEqual([3, 5]);
  });
});

describe("ordered ids", () => {
  const descending = (a: number, b: number) => b - a;

  test.each([3, 64, 65, 90])("%d added at once are in order", (count) => {
    const ids = new OrderedIds(descending);
    for (const id of scattered(count)) ids.add(id);
    expect([...ids.all]).toEqual(scattered(count).toSorted(descending));
  });

  test("filled in order take others in", () => {
    const ids = new OrderedIds(descending);
    for (const id of scattered(80)) ids.add(id);
    ids.fill(Uint32Array.of(9, 5, 3));
    ids.add(4);
    ids.remove(9);
    expect([...ids.all]).toEqual([5, 4, 3]);
  });

  test("stay in order as they come and go", () => {
    const ids = new OrderedIds(descending);
    for (const id of scattered(80)) ids.add(id);
    ids.remove(37);
    ids.add(200);
    ids.remove(12_345);
    const expected = [...scattered(80).filter((id) => id !== 37), 200];
    expect([...ids.all]).toEqual(expected.toSorted(descending));
  });

  const descending10k = () => {
    const ids = new OrderedIds(descending);
    for (let id = 0; id < 10_000; id++) ids.add(id);
    return ids;
  };

  const createSubset = (members: number[]) => {
    const set = new Set(members);
    let reads = 0;
    return {
      size: members.length,
      has: (id: number) => {
        reads += 1;
        return set.has(id);
      },
      all: () => Uint32Array.from(members),
      countReads: () => reads,
    };
  };

  // The first subset is small enough to be sorted, the second is found by stepping through the order.
  test.each([997, 2])("a slice of every %dth id is in order", (step) => {
    const ids = descending10k();
    const members = Array.from({ length: Math.ceil(10_000 / step) }, (_, at) => at * step);
    const subset = createSubset(members);
    const newest = members.toReversed();
    expect(ids.slice(subset, { offset: 0, limit: 3 })).toEqual(newest.slice(0, 3));
    expect(ids.slice(subset, { offset: 4, limit: 5 })).toEqual(newest.slice(4, 9));
    expect(ids.slice(subset, { offset: members.length - 2, limit: 5 })).toEqual(newest.slice(-2));
    expect(ids.slice(subset, { offset: members.length, limit: 5 })).toEqual([]);
    expect(ids.slice(subset, { offset: 0, limit: 0 })).toEqual([]);
  });

  test("a slice of ids at the end of the order doesn't step through all of it", () => {
    const subset = createSubset([10, 12, 11, ...Array.from({ length: 97 }, (_, at) => at + 20)]);
    expect(descending10k().slice(subset, { offset: 97, limit: 5 })).toEqual([12, 11, 10]);
    expect(descending10k().slice(subset, { offset: 0, limit: 2 })).toEqual([116, 115]);
    expect(subset.countReads()).toBeLessThan(5000);
  });
});
