import { describe, expect, test } from "vitest";

import { findSelectState, selectAppended, toggleAll, toggleRow } from "./select-rows.ts";

const IDS = ["a", "b", "c", "d"];
const set = (...ids: string[]) => new Set(ids);

describe("the box for all rows", () => {
  test.each([
    [set(), "none"],
    [set("x"), "none"],
    [set("a"), "some"],
    [set("a", "b", "c", "d"), "all"],
    [set("a", "b", "c", "d", "x"), "all"],
  ])("with %j selected, says %s", (selected, state) => {
    expect(findSelectState(IDS, selected)).toBe(state);
  });

  test("of an empty list says none", () => {
    expect(findSelectState([], set("x"))).toBe("none");
  });

  test("selects all, then none, and leaves other pages alone", () => {
    const all = toggleAll(IDS, set("x", "b"));
    expect(all).toEqual(set("x", "a", "b", "c", "d"));
    expect(toggleAll(IDS, all)).toEqual(set("x"));
  });
});

describe("a row", () => {
  test("is selected and deselected", () => {
    expect(toggleRow(IDS, { id: "b" }, set("a"))).toEqual(set("a", "b"));
    expect(toggleRow(IDS, { id: "b" }, set("a", "b"))).toEqual(set("a"));
  });

  test.each([
    ["a", "c", set("a"), set("a", "b", "c")],
    ["d", "b", set("d"), set("b", "c", "d")],
    ["a", "c", set("a", "b", "c", "x"), set("x")],
    ["gone", "c", set(), set("c")],
  ])("with Shift, everything from %s to %s follows it", (anchor, id, before, after) => {
    expect(toggleRow(IDS, { id, anchor }, before)).toEqual(after);
  });

  test("a range skips what can’t be selected", () => {
    expect(toggleRow(["a", "c"], { id: "c", anchor: "a" }, set("a"))).toEqual(set("a", "c"));
  });
});

describe("appended rows", () => {
  test("are selected if all before them were", () => {
    expect(selectAppended(["a", "b"], ["c"], set("a", "b"))).toEqual(set("a", "b", "c"));
    expect(selectAppended(["a", "b"], ["c"], set("a"))).toEqual(set("a"));
    expect(selectAppended(["a", "b"], ["c"], set())).toEqual(set());
  });
});
