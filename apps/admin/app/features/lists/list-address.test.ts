import { describe, expect, test } from "vitest";

import {
  clearFilters,
  hasFilters,
  type ListShape,
  readList,
  writeList,
  writeView,
} from "./list-address.ts";

const shape = {
  text: "search",
  orders: ["name", "credits"],
  defaultOrder: { order: "name", direction: "asc" },
  filters: {
    status: { values: ["0", "1", "2"] },
    membership: { values: ["none", "RECRUITING"], many: true },
  },
} as const satisfies ListShape;

const read = (text: string) => readList(shape, new URLSearchParams(text));

describe("a list can be shared by its address", () => {
  test.each([
    "",
    "?search=tide&status=1",
    "?status=0&membership=none,RECRUITING&order_by=credits&order_by_direction=desc&page=3",
    "?order_by_direction=desc",
    "?order_by=credits",
    "?search=tide&view=12",
  ])("%j survives being read and written", (text) => {
    expect(writeList(shape, read(text))).toBe(text);
  });

  test.each([
    "?status=9&membership=gold&order_by=password&order_by_direction=sideways&page=-2",
    "?page=0",
    "?page=1e99",
    "?page=1.5",
    "?search=%20%20",
  ])("what makes no sense in %j is ignored", (text) => {
    expect(writeList(shape, read(text))).toBe("");
  });
});

test("a filter of one takes one value, a filter of many takes several", () => {
  expect(read("?status=2,1&membership=RECRUITING,none").filters).toEqual({
    status: ["1"],
    membership: ["none", "RECRUITING"],
  });
});

test("an order other than the default one starts at its beginning", () => {
  const recentFirst = { ...shape, defaultOrder: { order: "name", direction: "desc" } } as const;
  expect(readList(recentFirst, new URLSearchParams()).direction).toBe("desc");
  expect(readList(recentFirst, new URLSearchParams("order_by=credits")).direction).toBe("asc");
});

test("an overlong search is cut rather than refused", () => {
  expect(read(`?search=${"a".repeat(500)}`).text).toHaveLength(200);
});

test("clearing takes text, filters and page away and keeps the order", () => {
  const state = read("?search=tide&status=1&membership=none&order_by=credits&page=2");
  expect(hasFilters(state)).toBe(true);
  expect(writeList(shape, clearFilters(state))).toBe("?order_by=credits");
  expect(hasFilters(clearFilters(state))).toBe(false);
});

test("a view keeps search, filters and order, and neither the page nor another view", () => {
  expect(writeView(shape, read("?search=tide&status=1&order_by=credits&page=3&view=12"))).toBe(
    "?search=tide&status=1&order_by=credits",
  );
});

test("a filter of ids ignores what is no id", () => {
  const ids = { ...shape, filters: { category: { values: "ids" } } } as const satisfies ListShape;
  const readIds = (text: string) => readList(ids, new URLSearchParams(text)).filters.category;
  expect(readIds("category=12")).toEqual(["12"]);
  for (const text of ["category=abc", "category=0", "category=-1"])
    expect(readIds(text)).toEqual([]);
});
